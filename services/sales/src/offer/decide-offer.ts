import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminDecideOffer } from '@gantry/contracts/endpoints/offer-approvals';
import type { SentOffer } from '@gantry/contracts/schemas/offer';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { logFields } from '../inquiry/inquiry-log.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import type { Actor } from '../order/actor.ts';
import { StaffWrites } from '../quotes-admin/staff-writes.ts';
import { ApprovalRules } from './approval-rules.ts';
import type { OfferApproval } from './approval.entity.ts';
import { ApprovalRepository } from './approval.repository.ts';
import { mayDecide } from './may-decide.ts';
import { SendOffer } from './send-offer.ts';

type DecideRequest = ValidRequestOf<typeof salesAdminDecideOffer>;

/** Decisions about offers that a rule stopped; nobody decides about their own. */
@Injectable()
export class DecideOffer {
  constructor(
    private readonly em: EntityManager,
    private readonly approvals: ApprovalRepository,
    private readonly rules: ApprovalRules,
    private readonly sending: SendOffer,
    private readonly writes: StaffWrites,
  ) {}

  /**
   * @throws DomainError STALE_VERSION, WRONG_STATE where nothing waits or another request does, NOT_PERMITTED for one's
   * own or without the role that the rules name, PRICE_CHANGED where it costs another amount now than was asked about
   */
  async decideOffer(call: Call, { params, body }: DecideRequest): Promise<SentOffer> {
    const { number } = params;
    const write = { action: 'decide-offer', number, request: body, version: body.version };
    const answer = await this.writes.writeOnce(call, write, async (inquiry, actor) => {
      const approval = await this.approvals.findOpen(inquiry);
      if (!approval || approval.id !== body.id || inquiry.status !== 'move-to-offer')
        throw new DomainError('WRONG_STATE', { status: inquiry.status });
      if (!mayDecide(approval, approval.hits, actor)) throw new DomainError('NOT_PERMITTED');
      if (body.decision === 'refuse') await this.refuseOffer(inquiry, approval, actor, body.reason);
      else await this.approveOffer(inquiry, approval, actor);
      return { isSent: body.decision === 'approve' };
    });
    return this.sending.answerOf(call, number, answer.isSent);
  }

  private async approveOffer(inquiry: Inquiry, approval: OfferApproval, actor: Actor): Promise<void> {
    const { form, total } = approval;
    const priced = await this.sending.priceNow(inquiry, form, total);
    // rules that were made after it was asked about ask as well
    if (!mayDecide(approval, await this.rules.hitsOf(priced), actor)) throw new DomainError('NOT_PERMITTED');
    approval.decide('approved', actor);
    await this.em.flush();
    const seller = {
      accountId: approval.requestedById ?? null,
      name: approval.requestedBy ?? null,
      role: actor.role,
    };
    await this.sending.writeOffer(inquiry, { form, priced, seller, approver: actor }, actor);
    const change = { field: 'approval', before: 'pending', after: 'approved', reason: null };
    await logFields(this.em, inquiry, [change], { actor });
  }

  /** The quote goes back to its lines with the reason. */
  private async refuseOffer(
    inquiry: Inquiry,
    approval: OfferApproval,
    actor: Actor,
    reason: string | null,
  ): Promise<void> {
    approval.decide('refused', actor, reason);
    await this.em.flush();
    inquiry.touch();
    await transitionInquiry(this.em, inquiry, { to: 'in-work', note: reason, actor });
    const change = { field: 'approval', before: 'pending', after: 'refused', reason };
    await logFields(this.em, inquiry, [change], { actor });
  }
}
