import type { PartOf } from '@gantry/domain/data-export';
import type { OwnDataDefinition, OwnRows } from '@gantry/nest-kit/own-rows';
import {
  isOwnOrder,
  ownApprovals,
  ownInvoices,
  ownOrderRequests,
  ownOrders,
  ownShipments,
} from './own-orders.ts';
import { ownCarts, ownPartNumbers, ownPurchases, ownSavedLists } from './own-lists.ts';
import { isOwnInquiry, ownQuoteDrafts, ownQuotes } from './own-quotes.ts';

/** A kind of record and its own id, from what a file is bound to. */
const boundTo = (kind: string, id: string): string => `record_file.record like '${kind}:' || ${id} || '%'`;

/** Files somebody has sent, whatever for, also with a form they have not sent yet. */
const ownFiles: OwnRows = {
  table: 'record_file',
  where: `record_file.sender = 'customer' and record_file.type is not null and (
    exists (select from sales.inquiry as inquiry where ${isOwnInquiry} and ${boundTo('inquiry', 'inquiry.id')})
    or exists (select from sales.quote_draft d where d.account_id = owner.account_id and ${boundTo('quote-draft', 'd.id')})
    or exists (select from sales."order" as "order" where ${isOwnOrder}
      and (${boundTo('order', '"order".id')} or ${boundTo('order-request-draft', '"order".id')}))
    or exists (select from sales.order_request r join sales."order" as "order" on "order".id = r.order_id
      where ${isOwnOrder} and ${boundTo('order-request', 'r.id')}))`,
  order: 'record_file.id::text',
  columns: ['id', 'record', 'name', 'type', 'bytes', 'at'],
  reads: ['inquiry', 'quote_draft', 'order', 'order_request'],
};

/** What sales gives to whoever wants a copy of their data. */
export const salesOwnData: OwnDataDefinition<PartOf<'sales'>> = {
  schema: 'sales',
  parts: {
    orders: ownOrders,
    shipments: ownShipments,
    invoices: ownInvoices,
    'order-approvals': ownApprovals,
    quotes: ownQuotes,
    'quote-drafts': ownQuoteDrafts,
    'cancellations-and-returns': ownOrderRequests,
    carts: ownCarts,
    'saved-lists': ownSavedLists,
    'part-numbers': ownPartNumbers,
    'purchased-items': ownPurchases,
    files: ownFiles,
  },
  untold: [
    {
      why: 'about goods and numbers, not about people',
      tables: ['stock', 'reservation', 'invoice_counter', 'order_tally', 'shipped_tally', 'order_change'],
    },
    {
      why: 'what the store gives to whom; what came of it for somebody is in their orders',
      tables: ['promotion', 'promotion_change', 'promotion_use'],
    },
    {
      why: 'how the store decides about its own offers, and the steps of a calculation whose result is in quotes',
      tables: ['approval_rule', 'offer_approval', 'offer_tax'],
    },
    {
      why: 'protection against abuse, which would be of no use once it is told',
      tables: ['blocked_contact'],
    },
    {
      why: 'business of the store with its suppliers',
      tables: [
        'supplier',
        'supplier_request',
        'supplier_request_line',
        'purchase_order',
        'purchase_order_line',
        'purchase_order_event',
      ],
    },
  ],
};
