import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminSendOffer } from '@gantry/contracts/endpoints/offers';
import type { SentOffer } from '@gantry/contracts/schemas/offer';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { taxRecordOf } from '../checkout/order-quote.ts';
import { taxLinesOf } from '../order/tax-lines.ts';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import { StaffWrites } from '../quotes-admin/staff-writes.ts';
import { ApprovalRules } from './approval-rules.ts';
import type { SentForm } from './approval.entity.ts';
import { approvalView } from './may-decide.ts';
import { lastDay } from './offer-blocker.ts';
import { Offer, type NewOffer } from './offer.entity.ts';
import { offerView } from './offer.mapper.ts';
import { OfferRepository } from './offer.repository.ts';
import { customerOf, PriceOffer, type PricedOffer } from './price-offer.ts';
import { lineBlockers, type SendingBlocker } from './sending-blockers.ts';

type SendRequest = ValidRequestOf<typeof salesAdminSendOffer>;

/** How long after its last day a quote waits before it is cancelled, in days. */
const graceDays = 14;
const day = 24 * 60 * 60 * 1000;

/** Sends offers. */
@Injectable()
export class SendOffer {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly offers: OfferRepository,
    private readonly rules: ApprovalRules,
    private readonly pricing: PriceOffer,
    private readonly writes: StaffWrites,
  ) {}

  /**
   * Sends the next revision and locks its prices; where a rule asks for it, asks for an approval instead.
   * @throws DomainError STALE_VERSION, WRONG_STATE, INVALID for a line that names no product, PRICE_CHANGED with the sums
   * of now, SHIPPING_UNAVAILABLE
   */
  async sendOffer(call: Call, { params, body }: SendRequest): Promise<SentOffer> {
    const { number } = params;
    const { form, version, acceptedTotal } = body;
    const write = { action: 'send-offer', number, request: body, version };
    const answer = await this.writes.writeOnce(call, write, async (inquiry, actor) => {
      const priced = await this.priceNow(inquiry, form, acceptedTotal);
      const hits = await this.rules.hitsOf(priced);
      if (hits.length > 0) await this.rules.askApproval(inquiry, { form, total: acceptedTotal, hits }, actor);
      else await this.writeOffer(inquiry, { form, priced, seller: actor, approver: null }, actor);
      return { isSent: hits.length === 0 };
    });
    return this.answerOf(call, number, answer.isSent);
  }

  /** What a write that sent an offer, or did not, is answered with. @throws DomainError NOT_FOUND */
  async answerOf({ caller }: Call, number: string, isSent: boolean): Promise<SentOffer> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    const offer = isSent ? await this.offers.findNewest(inquiry) : null;
    const approval = isSent ? null : await this.rules.findApproval(inquiry);
    return {
      offer: offer && offerView(inquiry, offer, await this.offers.findOrder(offer)),
      approval: approval && approvalView(approval, actorOf(caller)),
    };
  }

  /**
   * What it costs now, where that is what its sender has seen.
   * @throws DomainError WRONG_STATE, INVALID, PRICE_CHANGED, SHIPPING_UNAVAILABLE
   */
  async priceNow(inquiry: Inquiry, form: SentForm, acceptedTotal: number): Promise<PricedOffer> {
    const offerable = await this.pricing.linesOf(inquiry);
    checkLines(inquiry, lineBlockers(inquiry, offerable));
    const priced = await this.pricing.priceAt(offerable.lines, { ...form, customer: customerOf(inquiry) });
    const { totals } = priced;
    if (totals.grandTotal !== acceptedTotal) throw new DomainError('PRICE_CHANGED', { totals });
    return priced;
  }

  /** Writes the next revision and tells the customer, in the caller's transaction. */
  async writeOffer(inquiry: Inquiry, ready: ReadyOffer, actor: Actor): Promise<void> {
    const [last] = await this.offers.findRevisions(inquiry);
    const facts = factsOf(inquiry, ready, (last?.revision ?? 0) + 1);
    this.em.persist(Offer.sendOffer(facts, ready.priced.lines));
    inquiry.touch();
    const note = `revision ${facts.revision}`;
    await transitionInquiry(this.em, inquiry, { to: 'sent-offer', note, actor });
    inquiry.dueAt = new Date(Date.parse(facts.validUntil) + graceDays * day);
    await tellCustomer(this.em, inquiry, 'offered', ready.form.note);
  }
}

/** All that is known about an offer when it is written. */
interface ReadyOffer {
  readonly form: SentForm;
  readonly priced: PricedOffer;
  readonly seller: Actor;
  /** null where no rule asked for one */
  readonly approver: Actor | null;
}

function factsOf(inquiry: Inquiry, ready: ReadyOffer, revision: number): NewOffer {
  const { form, priced, seller, approver } = ready;
  const { totals, tax, service, shippingRecord } = priced;
  const { discount: _, ...sums } = totals;
  return {
    ...sums,
    inquiryId: inquiry.id,
    revision,
    shipTo: form.shipTo,
    shippingService: service,
    shippingRecord,
    shippingIsSet: form.shippingAmount !== null,
    paymentTerm: form.paymentTerm,
    validUntil: lastDay(form.validDays),
    depositPercent: form.depositPercent,
    allowsPartial: form.allowsPartial,
    note: form.note,
    taxLines: taxLinesOf(tax),
    taxComplete: tax.complete,
    ratesVersion: tax.ratesVersion,
    taxRecord: taxRecordOf(
      tax,
      priced.lines.map(({ inquiryLineId }) => inquiryLineId),
    ),
    sentById: seller.accountId,
    sentBy: seller.name,
    approvedById: approver?.accountId ?? null,
    approvedBy: approver?.name ?? null,
  };
}

const lineProblems: Partial<Record<SendingBlocker['code'], string>> = {
  UNNAMED_LINES: 'names no product of ours',
  UNPRICED_LINES: 'has no price',
  LOST_LINES: 'cannot be had any more',
};

/** @throws DomainError WRONG_STATE before the quote is to be offered, INVALID naming the lines that stand in the way */
function checkLines({ status }: Inquiry, blockers: readonly SendingBlocker[]): void {
  if (blockers.some(({ code }) => code === 'WRONG_STATUS')) throw new DomainError('WRONG_STATE', { status });
  const issues = blockers.flatMap(({ code, lines }) =>
    lines.length === 0
      ? [{ path: 'lines', message: 'nothing is offered' }]
      : lines.map((line) => ({ path: `lines.${line}`, message: lineProblems[code] ?? code })),
  );
  if (issues.length > 0) throw new DomainError('INVALID', { blockers }, issues);
}
