import {
  salesAdminGetInquiry,
  salesAdminTransitionInquiry,
  salesCreateInquiry,
  salesGetInquiry,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import { salesAdminSaveQuoteLine } from '@gantry/contracts/endpoints/quotes-admin';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { AdminInquiryLine, QuoteLineCells } from '@gantry/contracts/schemas/admin-inquiry';
import type { InquiryForm } from '@gantry/contracts/schemas/inquiry';
import { EscalateQuotes } from '../src/quotes-admin/escalate-quotes.ts';
import { newKey, SalesFixture } from './sales-fixture.ts';

/** A form that is taken; every address is a new one. */
export const aForm = (facts: Partial<InquiryForm> = {}): InquiryForm => ({
  name: 'Gus Guest',
  contactMethod: 'email',
  email: `gus-${newKey()}@example.com`,
  subject: 'product',
  message: 'Do you have it in 24 V?',
  ...facts,
});

/** An event on its way to the mails. */
export interface Told {
  readonly event: string;
  readonly payload: { kind: string; text: string | null; name: string | null; isGuest?: boolean };
}

/** What customers and staff do with inquiries, on a sales service of its own. */
export class InquiryFixture {
  private constructor(readonly sales: SalesFixture) {}

  static async start(env: Record<string, string> = {}): Promise<InquiryFixture> {
    return InquiryFixture.on(await SalesFixture.start(env));
  }

  /** On a service that runs already. */
  static on(sales: SalesFixture): InquiryFixture {
    sales.shop.offer({
      sku: 'motor',
      name: 'Gear motor',
      partNumber: 'GM-1',
      availability: 'contact-us-price',
    });
    sales.shop.offer(
      { sku: 'pump', name: 'Gear pump', listPrice: 12_000, unitPrice: 11_000, priceSource: 'contract' },
      { sku: 'valve', name: 'Ball valve', listPrice: 4_000, unitPrice: 4_000 },
    );
    return new InquiryFixture(sales);
  }

  stop(): Promise<void> {
    return this.sales.stop();
  }

  customer(): Identity {
    return this.sales.account({ name: 'Pat Buyer', email: `pat-${newKey()}@example.com`, company: 'Acme' });
  }

  seller(): Identity {
    return this.sales.account({ role: 'sales', name: 'Sally Seller', email: 'sally@store.example' });
  }

  ask(facts: Partial<InquiryForm> = {}, caller?: Identity) {
    const options = { caller, idempotencyKey: newKey() };
    return this.sales.service.call(salesCreateInquiry, { body: aForm(facts) }, options);
  }

  read(number: string, token?: string, caller?: Identity) {
    return this.sales.service.call(salesGetInquiry, { params: { number }, query: { token } }, { caller });
  }

  write(number: string, text: string, token?: string, caller?: Identity) {
    const request = { params: { number }, query: { token }, body: { text } };
    return this.sales.service.call(salesWriteToInquiry, request, { caller, idempotencyKey: newKey() });
  }

  withdraw(number: string, token?: string, caller?: Identity) {
    const request = { params: { number }, query: { token }, body: {} };
    return this.sales.service.call(salesWithdrawInquiry, request, { caller, idempotencyKey: newKey() });
  }

  asStaff(number: string, caller = this.seller()) {
    return this.sales.service.call(salesAdminGetInquiry, { params: { number } }, { caller });
  }

  /** A transition by whoever has just looked at the inquiry. */
  async transition(number: string, to: string, facts: object = {}, caller = this.seller()) {
    const { version } = await this.asStaff(number);
    const request = { params: { number }, body: { to, version, ...facts } as never };
    return this.sales.service.call(salesAdminTransitionInquiry, request, {
      caller,
      idempotencyKey: newKey(),
    });
  }

  /** Changes cells of one line as whoever has just looked at it. */
  async fill(number: string, lineNumber: number, cells: QuoteLineCells, caller = this.seller()) {
    const line = await this.lineOf(number, lineNumber, caller);
    return this.save(number, line, cells, caller);
  }

  save(
    number: string,
    { id: lineId, version }: Pick<AdminInquiryLine, 'id' | 'version'>,
    cells: QuoteLineCells,
    caller = this.seller(),
    idempotencyKey = newKey(),
  ) {
    const request = { params: { number, lineId }, body: { version, cells } };
    return this.sales.service.call(salesAdminSaveQuoteLine, request, { caller, idempotencyKey });
  }

  async lineOf(number: string, lineNumber: number, caller = this.seller()): Promise<AdminInquiryLine> {
    const { lines } = await this.asStaff(number, caller);
    const line = lines.find((one) => one.lineNumber === lineNumber);
    if (!line) throw new Error(`${number} has no line ${lineNumber}`);
    return line;
  }

  /** A quote over some products that somebody has taken. */
  async aQuote(
    facts: Partial<InquiryForm> = {},
    caller?: Identity,
  ): Promise<{ number: string; token: string }> {
    const lines = ['motor', 'pump', 'valve'].map((sku) => ({ sku, quantity: 10 }));
    const taken = await this.ask({ lines, ...facts }, caller);
    await this.transition(taken.number, 'in-work');
    return taken;
  }

  /** Lets whoever's turn it is have let their time pass. */
  async letTimePass(number: string): Promise<void> {
    await this.sales.sql(`update sales.inquiry set due_at = now() - interval '1 minute' where number = ?`, [
      number,
    ]);
  }

  /** The timer that acts on what is late. */
  escalate(): Promise<void> {
    return this.sales.service.app.get(EscalateQuotes, { strict: false }).escalate();
  }

  /** Events of one inquiry on their way to the mails, oldest first. */
  async told(number: string): Promise<Told[]> {
    const events = await this.outgoing<Told['payload'] & { number?: string }>(/inquiry\.for-\w+/);
    return events.filter(({ payload }) => payload.number === number);
  }

  /** Events on their way to other services, oldest first. */
  async outgoing<Payload>(name: RegExp): Promise<{ event: string; payload: Payload }[]> {
    const jobs = await this.sales.sql<{ identifier: string; payload: { payload: Payload } }>(
      `select t.identifier, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
    );
    return jobs.flatMap(({ identifier, payload: { payload } }) => {
      const [event] = name.exec(identifier) ?? [];
      return event ? [{ event, payload }] : [];
    });
  }

  async kinds(number: string): Promise<string[]> {
    return (await this.told(number)).map(({ event, payload }) => `${event} ${payload.kind}`);
  }
}
