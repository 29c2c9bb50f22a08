import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAskOfferApproval } from '@gantry/contracts/endpoints/order-approvals';
import { isPaidOnline } from '@gantry/contracts/schemas/order';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { approvalHoldDays } from '@gantry/domain/order-approval';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent, requestHash } from '@gantry/nest-kit/idempotency';
import { AskedOffers } from '../offer/asked-offers.ts';
import type { Offer } from '../offer/offer.entity.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { actorOf, system } from '../order/actor.ts';
import { CompanyRule, type Colleague } from '../shared/company-rule.ts';
import type { BookedOn } from '../shared/cost-centers.ts';
import { logApproval } from './approval-log.ts';
import { heldOf } from './held-plan.ts';
import { OrderApproval, type HeldOrder } from './order-approval.entity.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';
import { TellApprovers } from './tell-approvers.ts';

type Request = ValidRequestOf<typeof salesAskOfferApproval>;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Sends an offer to those who approve orders in a company, instead of accepting it. */
@Injectable()
export class AskOfferApproval {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: AskedOffers,
    private readonly approvals: OrderApprovalRepository,
    private readonly approvers: TellApprovers,
    private readonly companyRule: CompanyRule,
  ) {}

  /**
   * For whoever asked for the quote, who need not be the one who sends it: who approves orders may send that of a
   * colleague. Where it waits already, that is meant.
   * @throws DomainError NOT_FOUND; NOT_PERMITTED where its order is nobody's to approve; INVALID for a way to pay at once;
   *   COMPANY_ADDRESS_NEEDED; and all that keeps an offer from being accepted
   */
  askApproval(call: Call, { params: { number }, body }: Request): Promise<{ number: string }> {
    if (isPaidOnline(body.paymentService)) {
      const issue = { path: 'body.paymentService', message: 'is paid at once, not after an approval' };
      throw new DomainError('INVALID', undefined, [issue]);
    }
    const scope = `ask-offer-approval:${number}:${call.caller.accountId}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: body };
    return idempotent(this.em, write, (em) => this.askOnce(em, call, number, body));
  }

  private async askOnce(
    em: EntityManager,
    call: Call,
    number: string,
    { question, ...form }: Request['body'],
  ): Promise<{ number: string }> {
    const inquiry = await this.offers.lockAskable(call, number);
    const { companyId, asker } = await this.askerOf(call, inquiry);
    const { plan, offer } = await this.offers.planOffer(call, inquiry, form);
    await this.companyRule.checkPlaces(companyId, plan.facts);
    const waiting = await this.findWaiting(em, offer);
    if (waiting) return { number: waiting };
    const held = heldOf(plan);
    const approval = OrderApproval.askApproval({
      number: await this.approvals.nextNumber(),
      companyId,
      accountId: asker.accountId,
      accountNumber: inquiry.accountNumber ?? null,
      name: asker.name,
      email: asker.email,
      locale: asker.locale,
      question,
      cartId: null,
      offer: { id: offer.id, number, form, bookedOn: bookedOnOf(held) },
      requestHash: requestHash({ question, ...form }),
      held,
      steps: await this.companyRule.stepsOf(companyId, held.facts.grandTotal),
      expiresAt: endOf(offer),
    });
    await em.persist(approval).flush();
    await logApproval(em, approval, null, actorOf(call.caller));
    await this.approvers.tellApprovers(em, approval, false);
    return { number: approval.number };
  }

  /** In whose name it is asked for: as identity knows them now. @throws DomainError NOT_PERMITTED */
  private async askerOf(
    { caller: { companyId } }: Call,
    { accountId }: Inquiry,
  ): Promise<{ readonly companyId: string; readonly asker: Colleague }> {
    const people = companyId ? await this.companyRule.peopleOf(companyId) : [];
    const asker = people.find((one) => one.accountId === accountId);
    if (!companyId || !asker || mayActInCompany('approve-orders', asker.role))
      throw new DomainError('NOT_PERMITTED');
    return { companyId, asker };
  }

  /** The number of what waits of this revision; what nobody has decided in time ends now. */
  private async findWaiting(em: EntityManager, { id }: Offer): Promise<string | null> {
    const open = await this.approvals.findWaitingOf(id);
    if (!open || open.isOpen) return open?.number ?? null;
    // only what is over is locked here: who decides locks it before the quote
    const approval = await this.approvals.lock(open.number);
    if (approval?.status !== 'waiting') return null;
    approval.endAs('expired', system);
    await logApproval(em, approval, 'waiting', system);
    await em.flush();
    return null;
  }
}

/** No longer than the offer holds; its last day ends at the store less than 8 hours after it ends in UTC. */
function endOf({ validUntil }: Offer): Date {
  const lastDayEnds = Date.parse(validUntil) + day + 8 * hour;
  return new Date(Math.min(Date.now() + approvalHoldDays * day, lastDayEnds));
}

/** What it is booked on from now on, whoever approves it. */
const bookedOnOf = ({ facts: { costCenterId = null, costCenter = null } }: HeldOrder): BookedOn => ({
  costCenterId,
  costCenter,
});
