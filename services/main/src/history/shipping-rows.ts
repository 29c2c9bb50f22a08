import { isoOf, mailRow, trailRow } from './order-log.ts';
import type { OrderFacts, PricedLine } from './order-facts.ts';
import { system, type Staff } from './staff.ts';
import { dayMs } from './work-time.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

const momentOf = ({ plan }: OrderFacts, status: string) =>
  plan.moves.find(({ to }) => to === status)?.at ?? null;
const dayOf = (at: number): string => isoOf(at).slice(0, 10);
const second = 1000;

/** The one shipment of an order that has left. */
export function addShipment(rows: Rows, facts: OrderFacts, staff: Staff): void {
  const shippedAt = momentOf(facts, 'shipped');
  if (shippedAt === null) return;
  const shipment = shipmentRow(facts, shippedAt, staff);
  rows['sales.shipment'].push(shipment);
  for (const { id, number, product, quantity, total, tax } of facts.priced)
    rows['sales.shipment_line'].push({
      id: facts.chance.uuidAt(shippedAt),
      shipment_id: shipment['id'],
      order_line_id: id,
      line_number: number,
      sku: product.sku,
      name: product.name,
      part_number: product.partNumber,
      unit_of_measure: product.unitOfMeasure,
      quantity,
      amount: total,
      tax,
    });
  const kind = 'order.lines-transitioned';
  const key = `${kind}:shipment:${facts.shipmentNumber}:shipped:1`;
  const subject = `Your order ${facts.number}: Shipped`;
  const to = { at: shippedAt + second, to: facts.plan.customer.email, chance: facts.chance };
  rows['notifications.mail'].push(mailRow({ kind, key, subject }, to));
}

function shipmentRow(facts: OrderFacts, shippedAt: number, { warehouse }: Staff): Row {
  const { chance } = facts;
  const deliveredAt = momentOf(facts, 'delivered');
  const arrived = { kind: 'delivered', text: 'Front desk', place: null, tracking: null };
  const size = { widthMm: 305, heightMm: 203, lengthMm: 305, weightGrams: chance.between(900, 14_000) };
  return {
    id: chance.uuidAt(shippedAt),
    order_id: facts.id,
    number: facts.shipmentNumber,
    token: chance.hex(32),
    kind: 'goods',
    status: deliveredAt === null ? 'shipped' : 'delivered',
    service: 'ups-ground',
    provider: 'ups',
    forwarder: 'warehouse',
    packages: [{ ...size, labelId: null, labelCost: null, tracking: null }],
    events: deliveredAt === null ? [] : [{ at: isoOf(deliveredAt), ...arrived }],
    shipped_at: isoOf(shippedAt),
    estimated_from: dayOf(shippedAt + dayMs),
    estimated_to: dayOf(shippedAt + 4 * dayMs),
    delivered_at: deliveredAt && isoOf(deliveredAt),
    received_by: deliveredAt && 'Front desk',
    shipping: 0,
    handling_fee: 0,
    charges_tax: 0,
    amount: facts.total,
    is_last: true,
    created_by_id: warehouse.id,
    created_by: warehouse.name,
    updated_at: isoOf(deliveredAt ?? shippedAt),
    version: deliveredAt === null ? 1 : 3,
  };
}

/** The invoice of what has left, and what settles it. */
export function addInvoice(rows: Rows, facts: OrderFacts): void {
  const shippedAt = momentOf(facts, 'shipped');
  if (shippedAt === null) return;
  const { chance, invoiceNumber: number, total, plan } = facts;
  const issuedAt = shippedAt + second;
  const invoice = invoiceRow(facts, issuedAt);
  rows['sales.invoice'].push(invoice);
  const by = { by: system, reason: null };
  const trail = (field: string, at: number, from: string | null, to: string) =>
    rows['identity.audit_entry'].push(
      trailRow({ entity: 'invoice', number, field }, { at, from, to, ...by }, chance),
    );
  trail('issued', issuedAt, null, String(total));
  const subject = `Invoice ${number.toUpperCase()} for your order ${facts.number}`;
  const key = `invoice.issued:invoice:${number}:1`;
  const to = { at: issuedAt + second, to: plan.customer.email, chance };
  rows['notifications.mail'].push(mailRow({ kind: 'invoice.issued', key, subject }, to));
  if (plan.paidAt === null) return;
  trail('status', plan.paidAt + second, 'pending', 'paid');
  const at = isoOf(plan.paidAt + second);
  rows['sales.invoice_allocation'].push({ invoice_id: invoice['id'], kind: 'payment', amount: total, at });
}

/** Where a check goes, as the store's invoices say it. */
const remittance = {
  bank: { name: 'Example Bank of Cheyenne', accountNumber: '000123456789', routingNumber: '110000000' },
  email: 'info@gantry.example',
  payee: 'Gantry Industrial Supply',
  phone: '(307) 555-0142',
  region: 'WY',
  address: '2120 Capitol Avenue',
  locality: 'Cheyenne',
  postalCode: '82001',
};

function invoiceRow(facts: OrderFacts, issuedAt: number): Row {
  const { plan, subtotal, tax, total } = facts;
  const isPaid = plan.paidAt !== null;
  return {
    id: facts.chance.uuidAt(issuedAt),
    ...invoiceHead(facts),
    issued_at: isoOf(issuedAt),
    due_at: isoOf(issuedAt + 30 * dayMs),
    tax_lines: [{ ...facts.taxLine, certificate: null }],
    goods: subtotal,
    shipping: 0,
    handling_fee: 0,
    restocking_fee: 0,
    tax,
    amount: total,
    remittance,
    status: isPaid ? 'paid' : 'pending',
    credited: 0,
    paid: isPaid ? total : 0,
    refunded: 0,
    updated_at: isoOf((plan.paidAt ?? issuedAt) + second),
    version: isPaid ? 2 : 1,
  };
}

function invoiceHead({ id, number, plan, address, ...facts }: OrderFacts): Row {
  const { accountId, accountNumber, companyId, name, email, firm } = plan.customer;
  const [series, sequence] = facts.invoiceNumber.split('-');
  return {
    number: facts.invoiceNumber,
    series,
    sequence,
    kind: 'invoice',
    source_key: `shipment:${facts.shipmentNumber}`,
    order_id: id,
    order_number: number,
    shipment_number: facts.shipmentNumber,
    account_id: accountId,
    account_number: accountNumber,
    company_id: companyId,
    company: firm.name,
    email,
    name,
    locale: 'en-US',
    bill_to: address,
    ship_to: address,
    po_number: plan.poNumber,
    payment_term: 'net-30',
    payment_service: 'check',
    currency: 'USD',
    lines: facts.priced.map(invoicedLine),
  };
}

const invoicedLine = ({ product, quantity, total, tax, number: lineNumber }: PricedLine) => ({
  sku: product.sku,
  tax,
  name: product.name,
  brand: product.brand,
  amount: total,
  quantity,
  unitPrice: product.price,
  lineNumber,
  localNames: product.localNames,
  partNumber: product.partNumber,
  unitOfMeasure: product.unitOfMeasure,
});
