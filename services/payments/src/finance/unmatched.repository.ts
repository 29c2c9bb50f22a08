import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { countWaiting } from '@gantry/nest-kit/waiting-rows';
import type { UnmatchedRow } from '@gantry/contracts/schemas/payment';

/** What waits for finance; `t` is a transaction. */
const waits = `((t.status in ('processed-on-hold', 'approved-on-hold') and t.reason_code is distinct from 'kept-as-credit')
  or (t.type = 'refund' and t.status = 'delayed'))`;

type Row = Omit<UnmatchedRow, 'since' | 'amount'> & { readonly since: Date; readonly amount: string };

/** Money that waits for finance. */
@Injectable()
export class UnmatchedRepository {
  constructor(private readonly em: EntityManager) {}

  /** Money and payments of all orders that wait for finance, oldest first. */
  async listRows(): Promise<UnmatchedRow[]> {
    const rows = await this.em.execute<Row[]>(
      `select t.id, t.order_number as "orderNumber", coalesce(o.name, case when t.order_number like 'u-%' then t.note end) as customer, t.service, t.reference,
              coalesce(t.received, t.amount)::text as amount, t.updated_at as since,
              case when t.status = 'processed-on-hold' then 'unmatched'
                   when t.status = 'approved-on-hold' then 'held' else 'refund-by-hand' end as kind
       from payments.transaction t left join payments.payable_order o using (order_number)
       where ${waits}
       order by t.updated_at, t.id limit 200`,
    );
    return rows.map(({ since, amount, ...row }) => ({
      ...row,
      amount: Number(amount),
      since: new Date(since).toISOString(),
    }));
  }

  countRows() {
    const rows = { table: 'payments.transaction t', where: waits, since: 't.updated_at' };
    return countWaiting(this.em, 'money-to-match', rows);
  }

  /** Whether money of this reference came already. */
  async isKnown(reference: string, service: string): Promise<boolean> {
    const rows = await this.em.execute(
      'select 1 from payments.transaction where reference = ? and service = ? and received is not null limit 1',
      [reference, service],
    );
    return rows.length > 0;
  }

  /** A number under which money stands that names no order. */
  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      "select nextval('payments.unassigned_number') as number",
    );
    return `u-${row?.number}`;
  }
}
