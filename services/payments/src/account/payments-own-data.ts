import type { PartOf } from '@gantry/domain/data-export';
import { byTime, type OwnDataDefinition } from '@gantry/nest-kit/own-rows';

/** What payments gives to whoever wants a copy of their data; how providers call it stays: it could be used. */
export const paymentsOwnData: OwnDataDefinition<PartOf<'payments'>> = {
  schema: 'payments',
  parts: {
    payments: {
      table: 'transaction',
      where: `transaction.account_id = owner.account_id or exists (select from payments.payable_order o
        where o.order_number = transaction.order_number and (o.account_id = owner.account_id
          or (o.account_id is null and lower(o.email) = owner.email)))`,
      order: byTime('transaction', 'created_at'),
      columns: [
        'order_number',
        'invoice',
        'type',
        'service',
        'term',
        'status',
        'amount',
        'received',
        'currency',
        'created_at',
        'updated_at',
      ],
      more: {
        brand: `transaction.method ->> 'brand'`,
        last4: `transaction.method ->> 'last4'`,
      },
      reads: ['payable_order'],
    },
    'saved-cards': {
      table: 'saved_method',
      where: 'saved_method.account_id = owner.account_id',
      order: byTime('saved_method', 'created_at'),
      columns: ['service', 'brand', 'last4', 'expires', 'is_default', 'created_at', 'removed_at'],
    },
  },
  untold: [
    { why: 'how many entries of all the journal has of each day', tables: ['journal_day'] },
    {
      why: 'the books of the store: amounts of orders, which are in payments, and nobody’s name',
      tables: ['journal_entry', 'journal_posting', 'reconciliation'],
    },
    { why: 'what payment providers have called about, by their own numbers', tables: ['webhook_event'] },
  ],
};
