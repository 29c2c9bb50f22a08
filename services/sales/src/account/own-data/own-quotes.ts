import { byTime, type OwnRows } from '@gantry/nest-kit/own-rows';

/** Requests of an account, and those that were sent by its proven address without signing in. */
export const isOwnInquiry = `(inquiry.account_id = owner.account_id
  or (inquiry.account_id is null and lower(inquiry.email) = owner.email))`;

/** What the store wrote for itself about a line, and what it costs the store, is not here. */
const lines: OwnRows = {
  table: 'inquiry_line',
  where: 'inquiry_line.inquiry_id = inquiry.id',
  order: 'inquiry_line.line_number',
  columns: [
    'line_number',
    'sku',
    'name',
    'brand',
    'part_number',
    'quantity',
    'unit_of_measure',
    'target_price',
    'needed_by',
    'note',
    'added_by_store',
  ],
};

/** The names of staff are not the customer's data; the words to the customer are. */
const messages: OwnRows = {
  table: 'inquiry_message',
  where: `inquiry_message.inquiry_id = inquiry.id and inquiry_message.sender in ('customer', 'store')
    and inquiry_message.audience = 'customer'`,
  order: 'inquiry_message.at, inquiry_message.id',
  columns: ['at', 'sender', 'body'],
};

const offers: OwnRows = {
  table: 'offer',
  where: 'offer.inquiry_id = inquiry.id',
  order: 'offer.revision',
  columns: [
    'revision',
    'ship_to',
    'shipping_service',
    'payment_term',
    'valid_until',
    'note',
    'subtotal',
    'handling_fee',
    'shipping',
    'tax',
    'grand_total',
    'sent_at',
  ],
  more: {
    lines: {
      table: 'offer_line',
      where: 'offer_line.offer_id = offer.id',
      order: 'offer_line.line_number',
      columns: [
        'line_number',
        'sku',
        'name',
        'brand',
        'part_number',
        'quantity',
        'unit_of_measure',
        'unit_price',
        'tax',
        'lead_time_days',
      ],
    },
    reminders: {
      table: 'offer_reminder',
      where: 'offer_reminder.offer_id = offer.id',
      order: 'offer_reminder.at',
      columns: ['at'],
    },
  },
};

export const ownQuotes: OwnRows = {
  table: 'inquiry',
  where: isOwnInquiry,
  order: byTime('inquiry', 'received_at'),
  columns: [
    'number',
    'kind',
    'status',
    'subject',
    'summary',
    'company',
    'name',
    'email',
    'phone',
    'contact_method',
    'order_number',
    'locale',
    'ship_to',
    'needed_by',
    'received_at',
    'updated_at',
  ],
  more: {
    lines,
    messages,
    offers,
    history: {
      table: 'inquiry_change',
      where: 'inquiry_change.inquiry_id = inquiry.id',
      order: 'inquiry_change.at, inquiry_change.id',
      columns: ['at', 'from_status', 'to_status'],
    },
  },
};

export const ownQuoteDrafts: OwnRows = {
  table: 'quote_draft',
  where: 'quote_draft.account_id = owner.account_id',
  order: byTime('quote_draft', 'changed_at'),
  columns: ['changed_at', 'content'],
};
