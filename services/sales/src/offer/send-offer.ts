import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminDraftOffer, salesAdminSendOffer } from '@gantry/contracts/endpoints/offers';
import type { Offer as OfferView, OfferDraft } from '@gantry/contracts/schemas/offer';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { taxLinesOf } from '../checkout/order-quote.ts';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import type { Actor } from '../order/actor.ts';
import { StaffWrites } from '../quotes-admin/staff-writes.ts';
import { lastDay, offerBlocker } from './offer-blocker.ts';
import { Offer } from './offer.entity.ts';
import { draftLine, offerView } from './offer.mapper.ts';
import { OfferRepository } from './offer.repository.ts';
import { offeredLines } from './offered-lines.ts';
import { PriceOffer } from './price-offer.ts';

type DraftRequest = ValidRequestOf<typeof salesAdminDraftOffer>;
type SendRequest = ValidRequestOf<typeof salesAdminSendOffer>;

/** How long after its last day a quote waits before it is cancelled (domain B0.8), in days. */
const graceDays = 14;
const day = 24 * 60 * 60 * 1000;

/** Offers as the desk draws them up and sends them. */
@Injectable()
export class SendOffer {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly offers: OfferRepository,
    private readonly pricing: PriceOffer,
    private readonly writes: StaffWrites,
  ) {}

  /** What an offer would say now. @throws DomainError NOT_FOUND, SHIPPING_UNAVAILABLE */
  async draftOffer({ params, body }: DraftRequest): Promise<OfferDraft> {
    const found = await this.inquiries.findInquiry(params.number);
    if (!found) throw new DomainError('NOT_FOUND');
    const { inquiry } = await this.inquiries.record(found);
    const shipTo = body.shipTo ?? inquiry.shipTo ?? null;
    const { unnamed, leftOut } = offeredLines(inquiry);
    const priced = shipTo ? await this.pricing.priceAt(inquiry, shipTo, body.shippingService) : null;
    const lines = priced?.lines ?? (await this.pricing.linesOf(inquiry));
    return {
      number: inquiry.number,
      version: inquiry.version,
      name: inquiry.name,
      company: inquiry.company ?? null,
      email: inquiry.email,
      maySend: inquiry.status === 'move-to-offer' && unnamed.length === 0 && lines.length > 0,
      unnamed: unnamed.map(({ lineNumber }) => lineNumber),
      lines: lines.map(draftLine),
      leftOut: leftOut.map(({ name }) => name),
      shipTo,
      options: [...(priced?.options ?? [])],
      totals: priced?.totals ?? null,
      sent: await this.sentOffers(inquiry),
    };
  }

  /**
   * Sends the next revision and locks its prices.
   * @throws DomainError STALE_VERSION, WRONG_STATE, INVALID for a line that names no product, PRICE_CHANGED with the sums
   * of now, SHIPPING_UNAVAILABLE
   */
  async sendOffer(call: Call, { params, body }: SendRequest): Promise<OfferView> {
    const { number } = params;
    const write = { action: 'send-offer', number, request: body, version: body.version };
    await this.writes.writeOnce(call, write, (inquiry, actor) => this.writeOffer(inquiry, actor, body));
    const inquiry = await this.inquiries.findInquiry(number);
    const offer = inquiry && (await this.offers.findNewest(inquiry));
    if (!offer) throw new DomainError('NOT_FOUND');
    return offerView(inquiry, offer, await this.offers.findOrder(offer));
  }

  private async writeOffer(inquiry: Inquiry, actor: Actor, { form, acceptedTotal }: SendRequest['body']) {
    if (inquiry.status !== 'move-to-offer') throw new DomainError('WRONG_STATE', { status: inquiry.status });
    checkLines(inquiry);
    const priced = await this.pricing.priceAt(inquiry, form.shipTo, form.shippingService);
    const { totals, tax, option } = priced;
    if (totals.grandTotal !== acceptedTotal) throw new DomainError('PRICE_CHANGED', { totals });
    const [last] = await this.offers.findRevisions(inquiry);
    const { discount: _, ...sums } = totals;
    const validUntil = lastDay(form.validDays);
    const facts = {
      ...sums,
      inquiryId: inquiry.id,
      revision: (last?.revision ?? 0) + 1,
      shipTo: form.shipTo,
      shippingService: option.service,
      paymentTerm: form.paymentTerm,
      validUntil,
      note: form.note,
      taxLines: taxLinesOf(tax),
      taxComplete: tax.complete,
      ratesVersion: tax.ratesVersion,
      sentById: actor.accountId,
      sentBy: actor.name,
    };
    this.em.persist(Offer.sendOffer(facts, priced.lines));
    inquiry.touch();
    const note = `revision ${facts.revision}`;
    await transitionInquiry(this.em, inquiry, { to: 'sent-offer', note, actor });
    inquiry.dueAt = new Date(Date.parse(validUntil) + graceDays * day);
    await tellCustomer(this.em, inquiry, 'offered', form.note);
    return null;
  }

  private async sentOffers(inquiry: Inquiry): Promise<OfferDraft['sent']> {
    const revisions = await this.offers.findRevisions(inquiry);
    const newest = revisions[0]?.revision ?? 0;
    return revisions.map((offer) => ({
      revision: offer.revision,
      sentAt: offer.sentAt.toISOString(),
      sentBy: offer.sentBy ?? null,
      validUntil: offer.validUntil,
      grandTotal: offer.grandTotal,
      blocker: offerBlocker(inquiry, offer, newest),
    }));
  }
}

/** @throws DomainError INVALID where nothing is offered, or a priced line names no product */
function checkLines(inquiry: Inquiry): void {
  const { offered, unnamed } = offeredLines(inquiry);
  const issues = unnamed.map(({ lineNumber }) => ({
    path: `lines.${lineNumber}`,
    message: 'names no product of ours',
  }));
  if (offered.length === 0) issues.push({ path: 'lines', message: 'nothing is offered' });
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
}
