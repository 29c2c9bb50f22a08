import { byTime, type OwnRows } from '@gantry/nest-kit/own-rows';

/** Orders of an account, and those that were placed by its proven address without signing in, as erasure has it. */
export const isOwnOrder = `("order".account_id = owner.account_id
  or ("order".account_id is null and lower("order".email) = owner.email))`;
/** The order of a record that has its id. */
const ofOwnOrder = (table: string): string =>
  `exists (select from sales."order" as "order" where "order".id = "${table}".order_id and ${isOwnOrder})`;
const numberOfOrder = (table: string): string =>
  `select o.number from sales."order" o where o.id = "${table}".order_id`;

const lines: OwnRows = {
  table: 'order_line',
  where: 'order_line.order_id = "order".id',
  order: 'order_line.line_number',
  columns: [
    'line_number',
    'sku',
    'name',
    'brand',
    'part_number',
    'quantity',
    'quantity_shipped',
    'quantity_delivered',
    'quantity_returned',
    'quantity_cancelled',
    'unit_of_measure',
    'unit_price',
    'is_gift',
    'total',
    'tax',
    'status',
    'promise',
    'delivered_at',
  ],
};

/** Who acted is left out: it is staff, or a colleague; and so are reasons, which are theirs. */
const history: OwnRows = {
  table: 'status_change',
  where: 'status_change.order_id = "order".id',
  order: 'status_change.at, status_change.id',
  columns: ['at', 'axis', 'line_number', 'from_status', 'to_status'],
};

const refunds: OwnRows = {
  table: 'refund',
  where: 'refund.order_id = "order".id',
  order: 'refund.created_at',
  columns: ['amount', 'status', 'created_at', 'settled_at'],
};

export const ownOrders: OwnRows = {
  table: 'order',
  where: isOwnOrder,
  order: byTime('order', 'placed_at'),
  columns: [
    'number',
    'placed_at',
    'state',
    'payment_status',
    'company',
    'email',
    'name',
    'locale',
    'po_number',
    'cost_center',
    'note',
    'ship_to',
    'bill_to',
    'shipping_service',
    'payment_term',
    'payment_service',
    'currency',
    'subtotal',
    'discount',
    'promotions',
    'handling_fee',
    'shipping',
    'tax',
    'grand_total',
    'tax_lines',
    'updated_at',
  ],
  more: { lines, history, refunds },
};

/** Who received a package is left out: it may be somebody else. */
export const ownShipments: OwnRows = {
  table: 'shipment',
  where: ofOwnOrder('shipment'),
  order: byTime('shipment', 'updated_at'),
  columns: [
    'number',
    'kind',
    'status',
    'service',
    'provider',
    'shipped_at',
    'estimated_from',
    'estimated_to',
    'delivered_at',
    'amount',
  ],
  more: {
    orderNumber: numberOfOrder('shipment'),
    tracking: `select coalesce(json_agg(item -> 'tracking'), '[]') from jsonb_array_elements(shipment.packages) as one(item)`,
    lines: {
      table: 'shipment_line',
      where: 'shipment_line.shipment_id = shipment.id',
      order: 'shipment_line.line_number',
      columns: ['line_number', 'sku', 'name', 'part_number', 'unit_of_measure', 'quantity', 'amount', 'tax'],
    },
  },
  reads: ['order'],
};

export const ownInvoices: OwnRows = {
  table: 'invoice',
  where: `invoice.account_id = owner.account_id or (invoice.account_id is null and lower(invoice.email) = owner.email)`,
  order: byTime('invoice', 'issued_at'),
  columns: [
    'number',
    'kind',
    'order_number',
    'shipment_number',
    'company',
    'email',
    'name',
    'locale',
    'bill_to',
    'ship_to',
    'po_number',
    'payment_term',
    'payment_service',
    'issued_at',
    'due_at',
    'currency',
    'lines',
    'tax_lines',
    'goods',
    'shipping',
    'handling_fee',
    'restocking_fee',
    'tax',
    'amount',
    'status',
    'credited',
    'paid',
    'refunded',
  ],
  more: {
    payments: {
      table: 'invoice_allocation',
      where: 'invoice_allocation.invoice_id = invoice.id',
      order: 'invoice_allocation.at, invoice_allocation.id',
      columns: ['kind', 'amount', 'at'],
    },
    reminders: {
      table: 'dunning_notice',
      where: 'dunning_notice.invoice_id = invoice.id',
      order: 'dunning_notice.level',
      columns: ['level', 'sent_at'],
    },
  },
};

/** What an order request was answered and by whom: the store's words to the customer, without names. */
export const ownOrderRequests: OwnRows = {
  table: 'order_request',
  where: ofOwnOrder('order_request'),
  order: byTime('order_request', 'created_at'),
  columns: [
    'number',
    'type',
    'subject',
    'status',
    'resolution',
    'freight_payer',
    'note',
    'rma_number',
    'authorized_until',
    'carrier',
    'tracking',
    'replacement_tracking',
    'refund',
    'restocking_fee',
    'created_at',
    'updated_at',
  ],
  more: {
    orderNumber: numberOfOrder('order_request'),
    lines: {
      table: 'order_request_line',
      where: 'order_request_line.request_id = order_request.id',
      order: 'order_request_line.line_number',
      columns: ['line_number', 'quantity', 'condition', 'disposition'],
    },
    events: {
      table: 'order_request_event',
      where: `order_request_event.request_id = order_request.id and order_request_event.audience = 'all'`,
      order: 'order_request_event.at, order_request_event.id',
      columns: ['at', 'kind', 'to_status', 'text', 'amount'],
      more: { isOwn: 'order_request_event.actor_id = owner.account_id' },
    },
  },
  reads: ['order'],
};

const ofHeld = (name: string, text: string): string =>
  `select coalesce(json_agg(${text}), '[]') from jsonb_array_elements(order_approval.held -> '${name}') as one(item)`;

/** Orders that somebody asked for in their company, or decided about; of others' only that they decided. */
export const ownApprovals: OwnRows = {
  table: 'order_approval',
  where: `owner.account_id in (order_approval.account_id, order_approval.decided_by_id)
    or order_approval.steps::text like '%' || owner.account_id || '%'`,
  order: byTime('order_approval', 'asked_at'),
  columns: ['number', 'status', 'asked_at', 'expires_at', 'decided_at'],
  more: {
    isAsker: 'order_approval.account_id = owner.account_id',
    isDecider: 'order_approval.decided_by_id is not distinct from owner.account_id',
    question: 'case when order_approval.account_id = owner.account_id then order_approval.question end',
    reason: 'case when order_approval.decided_by_id = owner.account_id then order_approval.reason end',
    orderNumber:
      'case when order_approval.account_id = owner.account_id then order_approval.order_number end',
    grandTotal: 'case when order_approval.account_id = owner.account_id then order_approval.grand_total end',
    lines: `case when order_approval.account_id = owner.account_id then
      (${ofHeld('lines', `json_build_object('sku', item #> '{product,sku}', 'quantity', item -> 'quantity')`)}) end`,
  },
};
