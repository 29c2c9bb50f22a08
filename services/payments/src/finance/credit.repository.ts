import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CustomerCredit } from '@gantry/contracts/schemas/payment';
import { expiredEmail } from '@gantry/domain/erasure';

type CreditRow = Omit<CustomerCredit, 'since' | 'amount' | 'company'> & {
  readonly since: Date;
  readonly amount: string;
};
/** Credit with the id of the company it belongs to. */
export type OwnedCredit = CustomerCredit & { readonly companyId: string | null };

/** Whose credit is asked for. */
interface CreditHolder {
  readonly accountId: string;
  /** by which they ordered as a guest */
  readonly email: string;
  readonly companyId: string | null;
}

/** `t` is a transaction that holds credit. */
const isCredit = `t.status = 'processed-on-hold' and t.reason_code = 'kept-as-credit'`;
const amount = 'coalesce(t.received, t.amount)';

/**
 * Whether credit under the order `o` may pay the order `this` (ADR 0003): what was paid in the name of a company is that
 * company's; of whoever bought alone it is the account's, or, where one of the orders was a guest's, that of the address.
 */
const hasSameOwner = `case
  when o.company_id is not null or this.company_id is not null then coalesce(o.company_id = this.company_id, false)
  when o.account_id is not null and this.account_id is not null then o.account_id = this.account_id
  else lower(o.email) = lower(this.email) and o.email <> '${expiredEmail}' end`;

const columns = `t.id as "transactionId", t.order_number as "orderNumber", o.name as customer,
  case when o.company_id is null then 'account' else 'company' end as owner,
  ${amount}::text as amount, t.reference, t.created_at as since`;

/** Credit of customers and companies: what they paid too much, and which waits for an order of theirs. */
@Injectable()
export class CreditRepository {
  constructor(private readonly em: EntityManager) {}

  /** What may pay an order: credit of its owner under other orders, oldest first. */
  async listFor(orderNumber: string): Promise<CustomerCredit[]> {
    const rows = await this.em.execute<CreditRow[]>(
      `select ${columns} from payments.transaction t
       join payments.payable_order o using (order_number)
       join payments.payable_order this on this.order_number = ? and this.order_number <> o.order_number
       where ${isCredit} and ${hasSameOwner} order by t.created_at, t.id`,
      [orderNumber],
    );
    return rows.map(viewOf);
  }

  /** All credit there is, oldest first, at most 200. */
  async listAll(): Promise<OwnedCredit[]> {
    const rows = await this.em.execute<(CreditRow & { companyId: string | null })[]>(
      `select ${columns}, o.company_id as "companyId" from payments.transaction t left join payments.payable_order o using (order_number)
       where ${isCredit} order by t.created_at, t.id limit 200`,
    );
    return rows.map(({ companyId, ...row }) => ({ ...viewOf(row), companyId }));
  }

  /** Whether credit under one order may pay another. */
  async isOneOwner(orderNumber: string, other: string): Promise<boolean> {
    const rows = await this.em.execute(
      `select from payments.payable_order o join payments.payable_order this on this.order_number = ?
       where o.order_number = ? and ${hasSameOwner}`,
      [other, orderNumber],
    );
    return rows.length > 0;
  }

  /** What an account has, and its company, in minor units. */
  async sumOf({ accountId, email, companyId }: CreditHolder): Promise<{ account: number; company: number }> {
    const [row] = await this.em.execute<{ account: string; company: string }[]>(
      `select coalesce(sum(${amount}) filter (where o.company_id is null
                and (o.account_id = ? or (o.account_id is null and lower(o.email) = lower(?)))), 0) as account,
              coalesce(sum(${amount}) filter (where o.company_id = ?::uuid), 0) as company
       from payments.transaction t join payments.payable_order o using (order_number) where ${isCredit}`,
      [accountId, email, companyId],
    );
    return { account: Number(row?.account ?? 0), company: Number(row?.company ?? 0) };
  }
}

const viewOf = ({ since, amount: sum, ...row }: CreditRow): CustomerCredit => ({
  ...row,
  company: null,
  amount: Number(sum),
  since: new Date(since).toISOString(),
});
