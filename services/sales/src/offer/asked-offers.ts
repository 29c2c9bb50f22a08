import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { ApprovedFor } from '../checkout/write-order.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { mayReadInquiry } from '../inquiry/may-read-inquiry.ts';
import type { Order } from '../order/order.entity.ts';
import type { BookedOn } from '../shared/cost-centers.ts';
import { isOwn } from '../shared/may-read-record.ts';
import { AcceptOffer, type Acceptance, type PlannedAcceptance } from './accept-offer.ts';

/** An offer that people of a company ask others there to approve, and how it would be accepted. */
export interface AskedOffer {
  /** of the revision */
  readonly id: string;
  /** of its quote */
  readonly number: string;
  readonly form: Acceptance;
  /** what it is booked on; left out by what was asked for before companies had cost centers */
  readonly bookedOn?: BookedOn;
}

/** Offers that are accepted once others in the company have approved them. */
@Injectable()
export class AskedOffers {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly acceptances: AcceptOffer,
  ) {}

  /**
   * The quote whose offer somebody asks others to approve: their own, or as who approves orders a colleague's.
   * @throws DomainError NOT_FOUND also for the quotes of others
   */
  async lockAskable(call: Call, number: string): Promise<Inquiry> {
    const inquiry = await this.inquiries.lock(number);
    if (!inquiry || !mayReadInquiry(inquiry, call, undefined)) throw new DomainError('NOT_FOUND');
    const { companyRole } = call.caller;
    if (isOwn(inquiry, call.caller) || (companyRole && mayActInCompany('approve-orders', companyRole)))
      return inquiry;
    throw new DomainError('NOT_PERMITTED');
  }

  /** What its order would be now. @throws DomainError as accepting it */
  planOffer(call: Call, inquiry: Inquiry, form: Acceptance, heldOn?: BookedOn): Promise<PlannedAcceptance> {
    return this.acceptances.planAcceptance(call, inquiry, form, heldOn);
  }

  /** The same of an offer that was asked for. @throws DomainError as accepting it */
  async checkOffer(call: Call, { number, form, bookedOn }: AskedOffer): Promise<void> {
    await this.planOffer(call, await this.lockQuote(number), form, bookedOn);
  }

  /** Accepts it for whoever asked, within the transaction. @throws DomainError as accepting it */
  async placeOffer(
    em: EntityManager,
    call: Call,
    { number, form, bookedOn }: AskedOffer,
    approvedFor: ApprovedFor,
  ): Promise<Order> {
    const inquiry = await this.lockQuote(number);
    const { plan, ...planned } = await this.planOffer(call, inquiry, form, bookedOn);
    const accepted = { inquiry, form, actor: approvedFor.actor };
    return this.acceptances.placeAcceptance(em, accepted, { ...planned, plan: { ...plan, approvedFor } });
  }

  private async lockQuote(number: string): Promise<Inquiry> {
    const inquiry = await this.inquiries.lock(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    return inquiry;
  }
}
