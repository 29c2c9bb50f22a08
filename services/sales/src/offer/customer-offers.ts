import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesDeclineOffer } from '@gantry/contracts/endpoints/offers';
import type { Offer as OfferView } from '@gantry/contracts/schemas/offer';
import type { ApprovalFacts } from '@gantry/contracts/schemas/order';
import type { Call } from '@gantry/nest-kit/call';
import { isStaff } from '@gantry/domain/roles';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { PriceBook } from '../shared/price-book.ts';
import { isOwn } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import { CustomerInquiries, type Key } from '../inquiry/customer-inquiries.ts';
import { logMessage } from '../inquiry/inquiry-log.ts';
import { tellCustomer, tellStore } from '../inquiry/inquiry-mail.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { checkOpen } from './offer-blocker.ts';
import { offerView } from './offer.mapper.ts';
import type { Offer } from './offer.entity.ts';
import { OfferRepository } from './offer.repository.ts';
import { wordOffer } from './word-offer.ts';

type Refusal = ValidRequestOf<typeof salesDeclineOffer>['body'];

/** Offers as customers read and decline them; another's does not exist for the one who asks. */
@Injectable()
export class CustomerOffers {
  constructor(
    private readonly inquiries: CustomerInquiries,
    private readonly offers: OfferRepository,
    private readonly companyRule: CompanyRule,
    private readonly prices: PriceBook,
  ) {}

  /** The newest; null before the first. @throws DomainError NOT_FOUND also for the quotes of others */
  async getOffer(call: Call, key: Key): Promise<OfferView | null> {
    const inquiry = await this.inquiries.findReadable(call, key);
    const offer = await this.offers.findNewest(inquiry);
    if (!offer) return null;
    const order = await this.offers.findOrder(offer);
    const isTheirs = isOwn(inquiry, call.caller) || holdsToken(inquiry, key.token);
    const view = offerView(
      inquiry,
      offer,
      order && { number: order.number, token: isTheirs ? order.token : null },
    );
    const now = view.blocker === null ? await this.rulesOf(call, inquiry, offer, view) : {};
    const reader = { accountId: inquiry.accountId ?? null, locale: call.locale };
    const lines = await wordOffer(this.prices, view.lines, reader);
    return { ...view, lines, ...now };
  }

  /** What the company of whoever it is for says about it, to whoever reads it. */
  private async rulesOf(
    call: Call,
    inquiry: Inquiry,
    offer: Offer,
    view: OfferView,
  ): Promise<Partial<OfferView>> {
    const { caller } = call;
    if (isStaff(caller.role)) return {};
    const companyId = await this.companyRule.companyOf(caller, inquiry);
    const places = { shipTo: view.shipTo, billTo: view.shipTo };
    const isPlaceRefused = await this.companyRule.isPlaceRefused(companyId, places);
    const approval = await this.approvalOf(call, inquiry, view, companyId);
    const isOfCompany = companyId !== null && companyId === caller.companyId;
    const request = isOfCompany ? await this.offers.findRequest(offer) : null;
    const centers: Partial<OfferView> = isOfCompany
      ? await this.companyRule.costCentersFor(caller, view.totals.grandTotal ?? 0)
      : {};
    return {
      ...(isPlaceRefused ? { isPlaceRefused } : {}),
      ...centers,
      ...(approval || centers.costCenters?.some(({ isOverBudget }) => isOverBudget)
        ? { mayAsk: isOfCompany }
        : {}),
      ...(approval ? { approval } : {}),
      ...(request ? { request } : {}),
    };
  }

  /** Whether somebody else has to accept it, by the rule that the order will be asked for. */
  private async approvalOf(
    { caller }: Call,
    inquiry: Inquiry,
    offer: OfferView,
    companyId: string | null,
  ): Promise<ApprovalFacts | null> {
    const skus = offer.lines.flatMap(({ sku }) => sku ?? []);
    const sale = { total: offer.totals.grandTotal ?? 0, place: offer.shipTo, skus, costCenterId: null };
    if (isOwn(inquiry, caller)) return this.companyRule.refusalOf(caller, sale);
    return this.companyRule.refusalFor(caller, inquiry, { companyId, ...sale });
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE with the blocker; one that has expired may still be declined */
  async declineOffer(call: Call, key: Key, { revision, reason }: Refusal): Promise<OfferView | null> {
    await this.inquiries.changeOnce(
      call,
      key,
      'decline',
      { revision, reason },
      async (em, inquiry, actor) => {
        checkOpen(inquiry, await this.offers.findNewest(inquiry), revision, ['EXPIRED']);
        inquiry.touch();
        await logMessage(em, inquiry, 'customer', reason, actor);
        await transitionInquiry(em, inquiry, { to: 'cancelled', reason: 'rejected', actor });
        inquiry.dueAt = null;
        await tellStore(em, inquiry, 'declined', reason);
        await tellCustomer(em, inquiry, 'cancelled', null);
      },
    );
    return this.getOffer(call, key);
  }
}
