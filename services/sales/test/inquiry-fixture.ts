import {
  salesAdminGetInquiry,
  salesAdminTransitionInquiry,
  salesCreateInquiry,
  salesGetInquiry,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { InquiryForm } from '@gantry/contracts/schemas/inquiry';
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

  static async start(): Promise<InquiryFixture> {
    const sales = await SalesFixture.start();
    sales.shop.offer({
      sku: 'motor',
      name: 'Gear motor',
      partNumber: 'GM-1',
      availability: 'contact-us-price',
    });
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

  /** Events of one inquiry on their way to the mails, oldest first. */
  async told(number: string): Promise<Told[]> {
    const jobs = await this.sales.sql<{ identifier: string; payload: any }>(
      `select t.identifier, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
    );
    return jobs
      .filter(
        ({ identifier, payload }) => /inquiry\.for-/.test(identifier) && payload.payload?.number === number,
      )
      .map(({ identifier, payload }) => ({
        event: identifier.replace(/^.*(inquiry\.for-\w+).*$/, '$1'),
        ...payload,
      }));
  }

  async kinds(number: string): Promise<string[]> {
    return (await this.told(number)).map(({ event, payload }) => `${event} ${payload.kind}`);
  }
}
