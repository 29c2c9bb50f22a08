import { salesAdminDraftOffer, salesAdminSendOffer } from '@gantry/contracts/endpoints/offers';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { OfferDraftRequest, OfferForm } from '@gantry/contracts/schemas/offer';
import type { InquiryFixture } from './inquiry-fixture.ts';
import { aForm, newKey } from './sales-fixture.ts';

export const { shipTo } = aForm();
/** What an offer is sent with, where a test does not say otherwise. */
export const form: OfferForm = {
  shipTo,
  shippingService: 'ups-ground',
  paymentTerm: 'advanced',
  validDays: 30,
};

export interface Quote {
  readonly number: string;
  readonly token: string;
}

/** What sellers do with offers. */
export class OfferFixture {
  constructor(private readonly quotes: InquiryFixture) {}

  /** A quote whose three lines are priced, on its way to an offer. */
  async priced(caller?: Identity): Promise<Quote> {
    const quote = await this.quotes.aQuote({}, caller);
    for (const line of [1, 2, 3]) await this.quotes.fill(quote.number, line, { unitPrice: 1_000 * line });
    await this.quotes.transition(quote.number, 'move-to-offer');
    return quote;
  }

  draft(number: string, caller = this.quotes.seller(), choices: OfferDraftRequest['choices'] | null = form) {
    const request = { params: { number }, body: { choices } };
    return this.quotes.sales.service.call(salesAdminDraftOffer, request, { caller });
  }

  async send(number: string, facts: Partial<OfferForm> = {}, caller = this.quotes.seller()) {
    const choices = { ...form, ...facts };
    const { version, totals } = await this.draft(number, caller, choices);
    const body = { version, acceptedTotal: totals!.grandTotal, form: choices };
    const options = { caller, idempotencyKey: newKey() };
    return this.quotes.sales.service.call(salesAdminSendOffer, { params: { number }, body }, options);
  }

  /** A quote whose offer was sent. */
  async offered(caller?: Identity, facts: Partial<OfferForm> = {}): Promise<Quote> {
    const quote = await this.priced(caller);
    await this.send(quote.number, facts);
    return quote;
  }
}
