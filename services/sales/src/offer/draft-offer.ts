import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminDraftOffer } from '@gantry/contracts/endpoints/offers';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import { isOneOfRoles, offerRoles } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { actorOf } from '../order/actor.ts';
import { sellerOf } from '../shared/seller.ts';
import { ApprovalRules } from './approval-rules.ts';
import type { OfferApproval } from './approval.entity.ts';
import { ApprovalRepository } from './approval.repository.ts';
import { approvalView } from './may-decide.ts';
import { depositOf } from './deposit.ts';
import { lastDay, offerBlocker } from './offer-blocker.ts';
import { offerChanges } from './offer-changes.ts';
import { offerDocument } from './offer-document.ts';
import type { NewOfferLine, Offer } from './offer.entity.ts';
import { draftLine } from './offer.mapper.ts';
import { OfferRepository } from './offer.repository.ts';
import { offeredLines } from './offered-lines.ts';
import { customerOf, PriceOffer, type OfferAtPlace, type PricedOffer } from './price-offer.ts';
import { lineBlockers, placeBlockers } from './sending-blockers.ts';

type DraftRequest = ValidRequestOf<typeof salesAdminDraftOffer>;
/** Choices as they stand, also where a proposal does not pass the rules of the form yet. */
type DraftChoices = OfferDraft['choices'];

/** Offers as staff look at them: the one being drawn up, and the revisions that were sent. */
@Injectable()
export class DraftOffer {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly offers: OfferRepository,
    private readonly approvals: ApprovalRepository,
    private readonly rules: ApprovalRules,
    private readonly pricing: PriceOffer,
    private readonly store: StoreConfig,
  ) {}

  /** What an offer would say now. @throws DomainError NOT_FOUND */
  async draftOffer({ caller }: Call, { params, body }: DraftRequest): Promise<OfferDraft> {
    const found = await this.inquiries.findInquiry(params.number);
    if (!found) throw new DomainError('NOT_FOUND');
    const { inquiry } = await this.inquiries.record(found);
    const sent = await this.offers.findRevisions(inquiry);
    const actor = actorOf(caller);
    const approval = await this.approvalOf(inquiry);
    const isPending = approval !== null && (approval.decision ?? null) === null;
    const choices = body.choices ?? (isPending ? approval.form : proposedChoices(inquiry, sent[0]));
    const offerable = await this.pricing.linesOf(inquiry);
    const { options, priced } = await this.quoteFor(inquiry, offerable.lines, choices);
    return {
      number: inquiry.number,
      version: inquiry.version,
      status: inquiry.status,
      name: inquiry.name,
      company: inquiry.company ?? null,
      email: inquiry.email,
      maySend: isOneOfRoles(offerRoles, caller.role),
      hits: priced ? await this.rules.hitsOf(priced) : [],
      approval: approval && approvalView(approval, actor),
      blockers: [...lineBlockers(inquiry, offerable), ...placeBlockers(choices.shipTo !== null, priced)],
      lines: (priced?.lines ?? offerable.lines).map(draftLine),
      leftOut: offeredLines(inquiry).leftOut.map(({ name }) => name),
      choices: { ...choices, shippingService: priced?.service ?? choices.shippingService },
      options: [...options],
      totals: priced?.totals ?? null,
      document: await this.documentOf(inquiry, { choices, priced, revision: (sent[0]?.revision ?? 0) + 1 }),
      sent: sentRevisions(inquiry, sent),
    };
  }

  /** The request that waits, or a refusal that was not answered by another offer yet. */
  private async approvalOf(inquiry: Inquiry): Promise<OfferApproval | null> {
    const approval = await this.approvals.findNewest(inquiry);
    return approval?.decision === 'approved' || inquiry.status === 'sent-offer' ? null : approval;
  }

  private quoteFor(
    inquiry: Inquiry,
    lines: readonly NewOfferLine[],
    choices: DraftChoices,
  ): Promise<OfferAtPlace> {
    const { shipTo, shippingService, shippingAmount } = choices;
    if (!shipTo) return Promise.resolve({ options: [], priced: null });
    return this.pricing.quoteAt(lines, {
      customer: customerOf(inquiry),
      shipTo,
      shippingService,
      shippingAmount,
    });
  }

  /** As its customer would read it; nothing before there are sums. */
  private async documentOf(
    inquiry: Inquiry,
    { choices, priced, revision }: DraftedOffer,
  ): Promise<BusinessDocument | null> {
    const { shipTo, paymentTerm, validDays, note, depositPercent, allowsPartial } = choices;
    if (!shipTo || !priced) return null;
    const offer = {
      number: inquiry.number,
      revision,
      sentAt: new Date().toISOString(),
      validUntil: lastDay(validDays),
      shipTo,
      shippingService: priced.service,
      paymentTerm,
      note,
      depositPercent,
      deposit: depositOf(priced.totals.grandTotal, depositPercent),
      allowsPartial,
      totals: priced.totals,
      lines: await this.pricing.wordFor(inquiry, priced.lines.map(draftLine)),
      blocker: null,
      order: null,
    };
    return offerDocument(offer, sellerOf(this.store), inquiry.locale);
  }
}

interface DraftedOffer {
  readonly choices: DraftChoices;
  readonly priced: PricedOffer | null;
  readonly revision: number;
}

/** How long an offer holds unless its seller says otherwise, in days. */
const usualDays = 30;

/** What was offered last; before the first offer, the place the customer entered. */
function proposedChoices(inquiry: Inquiry, last: Offer | undefined): DraftChoices {
  return {
    shipTo: last?.shipTo ?? inquiry.shipTo ?? null,
    shippingService: last?.shippingService ?? null,
    shippingAmount: last?.shippingIsSet ? last.shipping : null,
    paymentTerm: last?.paymentTerm ?? 'advanced',
    validDays: usualDays,
    depositPercent: last?.depositPercent ?? null,
    allowsPartial: last?.allowsPartial ?? false,
    note: last?.note ?? null,
  };
}

/** Newest first, each with what it changed in the one before. */
function sentRevisions(inquiry: Inquiry, revisions: readonly Offer[]): OfferDraft['sent'] {
  const newest = revisions[0]?.revision ?? 0;
  return revisions.map((offer, index) => {
    const before = revisions[index + 1];
    return {
      revision: offer.revision,
      sentAt: offer.sentAt.toISOString(),
      sentBy: offer.sentBy ?? null,
      validUntil: offer.validUntil,
      grandTotal: offer.grandTotal,
      blocker: offerBlocker(inquiry, offer, newest),
      changes: before ? offerChanges(compared(before), compared(offer)) : [],
    };
  });
}

const compared = ({
  shipTo,
  shippingService,
  paymentTerm,
  depositPercent,
  allowsPartial,
  note,
  shipping,
  handlingFee,
  tax,
  grandTotal,
  lines,
}: Offer) => ({
  shipTo,
  shippingService,
  paymentTerm,
  depositPercent,
  allowsPartial,
  note,
  shipping,
  handlingFee,
  tax,
  grandTotal,
  lines: lines.getItems(),
});
