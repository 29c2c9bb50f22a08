import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminDraftOffer } from '@gantry/contracts/endpoints/offers';
import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import type { Call } from '@gantry/nest-kit/call';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { DraftOffer } from './draft-offer.ts';

/** An offer being drawn up, with whether the company of its customer lets orders go there. */
@Injectable()
export class DraftPlaces {
  constructor(
    private readonly drafts: DraftOffer,
    private readonly inquiries: InquiryRepository,
    private readonly companyRule: CompanyRule,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async draftOffer(call: Call, request: ValidRequestOf<typeof salesAdminDraftOffer>): Promise<OfferDraft> {
    const draft = await this.drafts.draftOffer(call, request);
    const { shipTo } = draft.choices;
    const inquiry = await this.inquiries.findInquiry(draft.number);
    if (!shipTo || !inquiry) return draft;
    const companyId = await this.companyRule.companyOf(call.caller, inquiry);
    const isPlaceRefused = await this.companyRule.isPlaceRefused(companyId, { shipTo, billTo: shipTo });
    return { ...draft, isPlaceRefused };
  }
}
