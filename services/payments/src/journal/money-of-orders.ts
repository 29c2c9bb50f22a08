import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { MoneyEntry } from '@gantry/contracts/schemas/invoice';
import type { Account, Entry } from './entries.ts';

/** What stands between a customer and the store: what is owed, money no order has taken yet, and what is to go back. */
const customerAccounts: readonly Account[] = [
  'receivable',
  'unmatched-receipts',
  'customer-credit',
  'refunds-payable',
];

/** How a statement names what the journal names after its cause; what sales issues, it lists itself. */
const kinds: Readonly<Partial<Record<Entry['kind'], MoneyEntry['kind']>>> = {
  capture: 'payment',
  receipt: 'payment',
  match: 'transfer',
  'send-back': 'refund',
  'refund-paid': 'refund',
  'refund-refused': 'refund',
  dispute: 'returned-payment',
  'returned-debit': 'returned-payment',
  'write-off': 'adjustment',
};
interface Row {
  readonly at: Date;
  readonly kind: Entry['kind'];
  readonly orderNumber: string;
  readonly amount: string;
}

/** Reads from the journal what customers have paid. */
@Injectable()
export class MoneyOfOrders {
  constructor(private readonly em: EntityManager) {}

  /**
   * Oldest first. What only moves between a customer's accounts, or between orders that are all asked for, moves nothing for
   * the customer and is left out.
   */
  async listMoney(orderNumbers: readonly string[]): Promise<MoneyEntry[]> {
    const rows = await this.em.execute<Row[]>(
      `select e.at, e.kind, min(p.order_number) as "orderNumber", sum(p.amount)::text as amount
       from payments.journal_entry e join payments.journal_posting p on p.entry_id = e.id
       where p.order_number in (select jsonb_array_elements_text(?::jsonb))
         and p.account in (select jsonb_array_elements_text(?::jsonb))
         and e.kind not in ('invoice', 'credit-memo')
       group by e.id, e.at, e.kind having sum(p.amount) <> 0 order by e.at, e.id`,
      [JSON.stringify(orderNumbers), JSON.stringify(customerAccounts)],
    );
    return rows.map(({ at, kind, orderNumber, amount }) => ({
      at: new Date(at).toISOString(),
      kind: kinds[kind] ?? 'adjustment',
      orderNumber,
      amount: Number(amount),
    }));
  }
}
