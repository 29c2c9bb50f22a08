import { quoteDueAt, quoteStatuses, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import type { Chance } from '../chance.ts';
import type { Row } from '../copy-rows.ts';
import { isoOf, mailRow, trailRow } from '../log-rows.ts';
import { addressOf } from '../order-facts.ts';
import { system, type Doer } from '../staff.ts';
import { dayMs } from '../work-time.ts';
import type { Rows } from '../write-rows.ts';
import { addOffer, priceLines, type OfferedLine } from './offer-rows.ts';
import { graceDays, offerDays, type QuotePlan, type QuoteStep } from './plan-quote.ts';

/** What a mail to the customer is about; the rest of the statuses send none. */
const mailSubjects: Readonly<Partial<Record<QuoteStatus, (number: string) => string>>> = {
  'waiting-customer': (number) => `A question about your inquiry ${number}`,
  'waiting-customer-important': (number) => `Still waiting for your answer: inquiry ${number}`,
  'sent-offer': (number) => `Our offer for your request ${number}`,
  cancelled: (number) => `Your inquiry ${number} has been cancelled`,
};
/** Statuses at which staff have priced the lines. */
const priced: readonly QuoteStatus[] = ['move-to-offer', 'sent-offer', 'move-to-order'];

/** A quote with its number; of an accepted one, that of its order. */
export interface QuoteFacts {
  readonly number: string;
  readonly orderNumber: string | null;
  readonly plan: QuotePlan;
  readonly chance: Chance;
}

/** Writes down how a request for a quote goes through its statuses, with what both sides write, and its offers. */
export class QuoteLog {
  /** of the newest offer */
  offerId: string | null = null;
  revision = 0;
  private readonly id: string;
  private readonly lines: readonly OfferedLine[];
  private status: QuoteStatus = 'new';
  private reason: string | null = null;
  private version = 1;
  private at: number;
  private assignee: Doer | null = null;
  private isPriced = false;

  constructor(
    private readonly rows: Rows,
    private readonly facts: QuoteFacts,
  ) {
    const { plan, chance } = facts;
    this.at = plan.receivedAt;
    this.id = chance.uuidAt(plan.receivedAt);
    this.lines = priceLines(plan.lines, chance);
  }

  /** All of it, from the request to where it stands when the history ends. */
  writeQuote(): void {
    const { plan } = this.facts;
    const { accountId, name } = plan.customer;
    const by: Doer = { id: accountId, name, role: 'customer' };
    this.noteTransition(plan.receivedAt, { from: null, to: 'new', by, reason: null });
    this.message(plan.receivedAt, by, plan.text);
    this.mail(plan.receivedAt, (number) => `We received your inquiry ${number}`);
    for (const step of plan.steps) this.takeStep(step);
    this.rows['sales.inquiry'].push(this.row());
    this.lines.forEach((line, index) => this.rows['sales.inquiry_line'].push(this.lineRow(line, index)));
  }

  private takeStep({ at, to, by, reason, note, text }: QuoteStep): void {
    if (this.status === 'new' && to === 'in-work') this.assign(at, by);
    this.version += 1;
    this.at = at;
    this.isPriced ||= priced.includes(to);
    const said = this.offered(at, to, by) ?? note;
    const why = [reason, said].filter(Boolean).join(': ') || null;
    this.noteTransition(at, { from: this.status, to, by, reason: why });
    if (text) this.message(at, by, text);
    this.status = to;
    this.reason = reason;
    const subject = by.role === 'customer' ? undefined : mailSubjects[to];
    if (subject) this.mail(at, subject);
  }

  /** The next revision, where one is sent. @returns what the timeline says of it */
  private offered(at: number, to: QuoteStatus, by: Doer): string | null {
    if (to === 'move-to-order') return this.facts.orderNumber;
    if (to !== 'sent-offer') return null;
    this.revision += 1;
    const { plan, chance } = this.facts;
    const offer = { inquiryId: this.id, revision: this.revision, at, by, lines: this.lines };
    this.offerId = addOffer(this.rows, { ...offer, customer: plan.customer, chance });
    return `revision ${this.revision}`;
  }

  private assign(at: number, by: Doer): void {
    this.assignee = by;
    this.trail(at, { field: 'assignee', from: null, to: by.name, by, reason: null });
  }

  private message(at: number, by: Doer, text: string): void {
    this.rows['sales.inquiry_message'].push({
      inquiry_id: this.id,
      sender: by.role === 'customer' ? 'customer' : 'store',
      audience: 'customer',
      author_id: by.id,
      author: by.name,
      body: text,
      at: isoOf(at),
    });
    this.trail(at, { field: 'message', from: null, to: text.slice(0, 200), by, reason: null });
  }

  private noteTransition(
    at: number,
    change: { from: string | null; to: QuoteStatus; by: Doer; reason: string | null },
  ): void {
    const { from, to, by, reason } = change;
    this.rows['sales.inquiry_change'].push({
      inquiry_id: this.id,
      from_status: from,
      to_status: to,
      actor_id: by.id,
      actor: by.name,
      actor_role: by.role,
      reason,
      at: isoOf(at),
    });
    this.trail(at, { field: 'status', ...change });
  }

  private trail(
    at: number,
    change: { field: string; from: string | null; to: string | null; by: Doer; reason: string | null },
  ): void {
    const { field, ...changed } = change;
    const of = { entity: 'inquiry', number: this.facts.number, field };
    this.rows['identity.audit_entry'].push(trailRow(of, { at, ...changed }, this.facts.chance));
  }

  private mail(at: number, subjectOf: (number: string) => string): void {
    const { number, plan, chance } = this.facts;
    const kind = 'inquiry.for-customer';
    const key = `${kind}:inquiry:${number}:${this.version}`;
    const to = { at: at + 1000, to: plan.customer.email, chance };
    const subject = subjectOf(number.toUpperCase());
    this.rows['notifications.mail'].push(mailRow({ kind, key, subject }, to));
  }

  /** When whoever's turn it is must have acted. */
  private get dueAt(): string | null {
    if (this.status === 'sent-offer') return isoOf(this.at + (offerDays + graceDays) * dayMs);
    return quoteDueAt(this.status, new Date(this.at))?.toISOString() ?? null;
  }

  private row(): Row {
    const { number, plan, chance } = this.facts;
    const { accountId, accountNumber, companyId, name, email, firm } = plan.customer;
    const isOver = quoteStatuses[this.status].turn === null;
    return {
      id: this.id,
      number,
      token: chance.hex(24).slice(0, 22),
      kind: plan.kind,
      status: this.status,
      reason: this.reason,
      account_id: accountId,
      account_number: accountNumber,
      company: firm.name,
      company_id: companyId,
      name,
      email,
      contact_method: 'email',
      subject: 'product',
      po_wanted: false,
      ship_to: plan.kind === 'quote' ? addressOf(plan.customer) : null,
      due_at: isOver ? null : this.dueAt,
      locale: 'en-US',
      summary: plan.lines[0]?.product.name ?? plan.text.slice(0, 119),
      line_count: plan.lines.length,
      assignee_id: this.assignee?.id ?? null,
      assignee: this.assignee?.name ?? null,
      received_at: isoOf(plan.receivedAt),
      updated_at: isoOf(this.at),
      version: this.version,
    };
  }

  private lineRow(
    { id, product, quantity, unitPrice, unitCost, leadTimeDays }: OfferedLine,
    index: number,
  ): Row {
    const answer = this.isPriced
      ? { unit_price: unitPrice, unit_cost: unitCost, lead_time_days: leadTimeDays }
      : { unit_price: null, unit_cost: null, lead_time_days: null };
    return {
      id,
      inquiry_id: this.id,
      line_number: index + 1,
      sku: product.sku,
      uri: product.uri,
      name: product.name,
      brand: product.brand,
      part_number: product.partNumber,
      quantity,
      unit_of_measure: product.unitOfMeasure,
      availability_at_inquiry: 'in-stock',
      list_price: product.price,
      ...answer,
      changed_by: this.isPriced ? (this.assignee ?? system).name : null,
      version: this.isPriced ? 2 : 1,
    };
  }
}
