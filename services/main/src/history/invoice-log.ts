import { balanceOf, invoiceStatusOf, type InvoiceSums } from '@gantry/domain/statuses/invoice-statuses';
import { isoOf, mailRow, trailRow } from './log-rows.ts';
import { linesOf, sumsOf, type OrderFacts, type PricedLine } from './order-facts.ts';
import { system } from './staff.ts';
import { wayRow } from './ways-to-pay.ts';
import { dayMs } from './work-time.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

const second = 1000;
/** Days after an invoice was due on which it is reminded of, at the hour of the timer; the last reminder is never reached. */
const daysOfReminders = [1, 15] as const;
const remindingHour = 14 * 3_600_000;

/** Writes down an invoice or credit memo being issued, with its mail and its entry in the trail. */
export function announceInvoice(
  rows: Rows,
  { plan, number: order, chance }: OrderFacts,
  { number, kind, amount, at, reason }: IssuedInvoice,
): void {
  const change = { at, from: null, to: String(amount), by: system, reason };
  rows['identity.audit_entry'].push(trailRow({ entity: 'invoice', number, field: 'issued' }, change, chance));
  const what = kind === 'invoice' ? 'Invoice' : 'Credit memo';
  const subject = `${what} ${number.toUpperCase()} for your order ${order}`;
  const key = `invoice.issued:invoice:${number}:1`;
  const to = { at: at + second, to: plan.customer.email, chance };
  rows['notifications.mail'].push(mailRow({ kind: 'invoice.issued', key, subject }, to));
}

interface IssuedInvoice {
  readonly number: string;
  readonly kind: 'invoice' | 'credit-memo';
  readonly amount: number;
  readonly at: number;
  readonly reason: string | null;
}

/** Writes down the invoice of what left of an order together, and what settles it. */
export class InvoiceLog {
  sums: InvoiceSums;
  private status = 'pending';
  private version = 1;
  /** when nothing was open any more */
  private settledAt = Infinity;
  private updatedAt: number;
  private readonly id: string;
  private readonly number: string;
  private readonly lines: readonly PricedLine[];

  constructor(
    private readonly rows: Rows,
    private readonly facts: OrderFacts,
    /** among those of its order */
    private readonly place: number,
    private readonly issuedAt: number,
  ) {
    this.id = facts.chance.uuidAt(issuedAt);
    this.number = facts.numbers.invoices[place]!;
    this.lines = linesOf(facts, facts.plan.departures[place]!);
    this.updatedAt = issuedAt;
    const { total: amount } = sumsOf(this.lines);
    this.sums = { amount, credited: 0, paid: 0, refunded: 0 };
    announceInvoice(rows, facts, {
      number: this.number,
      kind: 'invoice',
      amount,
      at: issuedAt,
      reason: null,
    });
  }

  /** Whether it is of a line, by its number. */
  hasLine(line: number): boolean {
    return this.lines.some(({ number }) => number === line);
  }

  /** Writes its row, once it stands where it stays, and the reminders that were sent until then. */
  close(end: number): void {
    if (this.facts.plan.way === 'terms') this.remind(this.issuedAt + 30 * dayMs, end);
    this.rows['sales.invoice'].push({
      id: this.id,
      ...invoiceHead(this.facts, this.place),
      ...soldRow(this.facts, this.lines),
      issued_at: isoOf(this.issuedAt),
      due_at: isoOf(this.issuedAt + (this.facts.plan.way === 'terms' ? 30 * dayMs : 0)),
      reason: null,
      ...this.sums,
      status: this.status,
      updated_at: isoOf(this.updatedAt),
      version: this.version,
    });
  }

  /** Reminders of one that was overdue, each on the morning of its day. */
  private remind(dueAt: number, end: number): void {
    const { plan, chance } = this.facts;
    const morning = dueAt - (dueAt % dayMs) + remindingHour;
    for (const [index, days] of daysOfReminders.entries()) {
      const at = morning + days * dayMs;
      if (at >= Math.min(end, this.settledAt)) return;
      const level = index + 1;
      const notice = { invoice_id: this.id, level, account_id: plan.customer.accountId, sent_at: isoOf(at) };
      this.rows['sales.dunning_notice'].push(notice);
      const kind = 'invoice.overdue';
      const mail = {
        kind,
        key: `${kind}:invoice:${this.number}:overdue ${level}`,
        subject: `Overdue: invoice ${this.number.toUpperCase()}`,
      };
      const to = { at: at + second, to: plan.customer.email, chance };
      this.rows['notifications.mail'].push(mailRow(mail, to));
    }
  }

  /** Money or a credit memo settles it, or is taken from it again. @param amount minor units */
  allocate(at: number, kind: Settling, amount: number, memoId: string | null = null): void {
    if (amount === 0) return;
    const column = settles[kind];
    this.sums = { ...this.sums, [column]: this.sums[column] + amount };
    const settling = { invoice_id: this.id, kind, credit_memo_id: memoId, amount, at: isoOf(at) };
    this.rows['sales.invoice_allocation'].push(settling);
    const to = invoiceStatusOf(this.sums);
    this.updatedAt = at;
    this.settledAt = balanceOf(this.sums) === 0 ? Math.min(this.settledAt, at) : Infinity;
    if (to === this.status) return;
    const of = { entity: 'invoice', number: this.number, field: 'status' };
    const change = { at, from: this.status, to, by: system, reason: null };
    this.rows['identity.audit_entry'].push(trailRow(of, change, this.facts.chance));
    this.status = to;
    this.version += 1;
  }
}

const settles = { payment: 'paid', refund: 'refunded', credit: 'credited' } as const;
type Settling = keyof typeof settles;

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

/** What an invoice and a credit memo take over from their order. */
export function partiesRow({ id, number, plan, address }: OrderFacts): Row {
  const { accountId, accountNumber, companyId, name, email, firm } = plan.customer;
  return {
    order_id: id,
    order_number: number,
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
    ...wayRow(plan),
    currency: 'USD',
    remittance,
  };
}

/** The number of an invoice or credit memo as its row has it. */
export function numberRow(number: string): Row {
  const [series, sequence] = number.split('-');
  return { number, series, sequence };
}

const invoiceHead = (facts: OrderFacts, place: number): Row => ({
  ...numberRow(facts.numbers.invoices[place]!),
  kind: 'invoice',
  source_key: `shipment:${facts.numbers.shipments[place]}`,
  shipment_number: facts.numbers.shipments[place],
  ...partiesRow(facts),
});

function soldRow({ taxLine }: OrderFacts, sold: readonly PricedLine[]): Row {
  const { goods, tax } = sumsOf(sold);
  return {
    lines: sold.map(invoicedLine),
    tax_lines: [{ ...taxLine, amount: tax, certificate: null }],
    goods,
    shipping: 0,
    handling_fee: 0,
    restocking_fee: 0,
    tax,
  };
}

/** Goods as they stand on an invoice or credit memo. */
export const invoicedLine = ({
  product,
  quantity,
  unitPrice,
  total,
  tax,
  number: lineNumber,
  isGift = false,
}: PricedLine) => ({
  sku: product.sku,
  tax,
  name: product.name,
  brand: product.brand,
  amount: total,
  quantity,
  unitPrice,
  lineNumber,
  isGift,
  localNames: product.localNames,
  partNumber: product.partNumber,
  unitOfMeasure: product.unitOfMeasure,
});
