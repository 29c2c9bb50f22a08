import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import type { OwnRow } from './compare-ledgers.ts';

interface Row extends Omit<OwnRow, 'amount'> {
  readonly amount: string;
}

@Injectable()
export class OwnRowsRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Money that moved on a day (UTC) by our journal, and all that moved of some payments.
   * @param payments by the provider's names of them
   */
  async listRows(service: OnlinePaymentService, day: string, payments: readonly string[]): Promise<OwnRow[]> {
    const rows = await this.em.execute<Row[]>(
      `select t.type, t.reference, a.reference as payment, t.order_number as "orderNumber", t.amount,
         (e.at at time zone 'UTC')::date = ?::date as "isOfDay"
       from payments.transaction t
       join payments.transaction a on a.id = t.parent_id
       join payments.journal_entry e
         on e.cause in ('capture:' || t.id, 'refund-paid:' || t.id, 'dispute:' || t.id || ':opened')
       where t.service = ? and t.type in ('capture', 'refund', 'chargeback')
         and ((e.at at time zone 'UTC')::date = ?::date
           or a.reference in (select jsonb_array_elements_text(?::jsonb)))
       order by e.at, t.id`,
      [day, service, day, JSON.stringify(payments)],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }
}
