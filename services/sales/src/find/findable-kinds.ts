import type { FoundKind } from '@gantry/contracts/schemas/find';
import {
  costRoles,
  inquiryRoles,
  orderRequestReaderRoles,
  purchaseOrderReaderRoles,
  staffRoles,
  type Role,
} from '@gantry/domain/roles';

/** How records of one kind are found. The texts are SQL over `from`; what was typed comes as parameters alone. */
export interface FindableKind {
  readonly kind: FoundKind;
  /** who may read such records, as their own calls say */
  readonly readers: readonly Role[];
  readonly from: string;
  /** which rows of the table are of this kind */
  readonly where?: string;
  readonly id: string;
  readonly number?: string;
  /** letters people put before the digits of its number, the stored one first; none where digits stand alone */
  readonly prefixes: readonly string[];
  readonly opens: string;
  readonly title: string;
  readonly amount?: string;
  readonly at?: string;
  /** whether it went by a carrier's number, which is the parameter; worded as its index holds it */
  readonly tracking?: string;
  readonly poNumber?: string;
  /** a text search vector; names, companies and addresses are kept as one beside their record */
  readonly words?: string;
}

const who = (alias: string) => `coalesce(nullif(${alias}.company, ''), ${alias}.name)`;

const inquiries = {
  readers: inquiryRoles,
  from: 'sales.inquiry r',
  id: 'r.id',
  number: 'r.number',
  prefixes: ['q'],
  opens: 'r.number',
  title: who('r'),
  at: 'r.received_at',
  words: 'r.words',
} as const;
const invoices = {
  readers: staffRoles,
  from: 'sales.invoice r',
  id: 'r.id',
  number: 'r.number',
  opens: 'r.number',
  title: who('r'),
  amount: 'r.amount',
  at: 'r.issued_at',
  poNumber: 'lower(r.po_number)',
  words: 'r.words',
} as const;

/** Every kind that is found, in the order of its groups. */
export const findableKinds: readonly FindableKind[] = [
  {
    kind: 'order',
    readers: staffRoles,
    from: 'sales."order" r',
    id: 'r.id',
    number: 'r.number',
    prefixes: [],
    opens: 'r.number',
    title: who('r'),
    amount: 'r.grand_total',
    at: 'r.placed_at',
    poNumber: 'lower(r.po_number)',
    words: 'r.words',
  },
  { ...inquiries, kind: 'quote', where: `r.kind = 'quote'` },
  { ...inquiries, kind: 'inquiry', where: `r.kind = 'inquiry'` },
  { ...invoices, kind: 'invoice', prefixes: ['i', 'inv'], where: `r.kind = 'invoice'` },
  { ...invoices, kind: 'credit-memo', prefixes: ['c', 'cm'], where: `r.kind = 'credit-memo'` },
  {
    kind: 'shipment',
    readers: staffRoles,
    from: 'sales.shipment r join sales."order" o on o.id = r.order_id',
    id: 'r.id',
    number: 'r.number',
    prefixes: ['s'],
    opens: 'o.number',
    title: who('o'),
    at: 'r.shipped_at',
    tracking: 'sales.find_tracking(r.packages) @> array[?]',
  },
  {
    kind: 'request',
    readers: orderRequestReaderRoles,
    from: 'sales.order_request r join sales."order" o on o.id = r.order_id',
    id: 'r.id',
    number: 'r.number',
    prefixes: ['r', 'rma'],
    opens: 'r.number',
    title: who('o'),
    at: 'r.created_at',
    tracking: `sales.find_tracking(r.labels || jsonb_build_array(jsonb_build_object('tracking', r.tracking), jsonb_build_object('tracking', r.replacement_tracking))) @> array[?]`,
  },
  {
    kind: 'purchase-order',
    readers: purchaseOrderReaderRoles,
    from: 'sales.purchase_order r join sales.supplier s on s.id = r.supplier_id',
    where: 'r.number is not null',
    id: 'r.id',
    number: 'r.number',
    prefixes: ['m', 'mpo', 'po'],
    opens: 'r.number',
    title: 's.name',
    at: 'coalesce(r.sent_at, r.created_at)',
    tracking: `r.id in (select e.purchase_order_id from sales.purchase_order_event e
      where e.tracking is not null and translate(upper(e.tracking), ' -', '') = ?)`,
    words: 'sales.find_words(s.name, null, null)',
  },
  {
    kind: 'supplier',
    readers: costRoles,
    from: 'sales.supplier r',
    id: 'r.id',
    prefixes: [],
    opens: 'r.id::text',
    title: 'r.name',
    words: 'sales.find_words(r.name, null, null)',
  },
];
