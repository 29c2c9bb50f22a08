import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAskApproval } from '@gantry/contracts/endpoints/order-approvals';
import { isPaidOnline } from '@gantry/contracts/schemas/order';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { approvalHoldDays } from '@gantry/domain/order-approval';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent, requestHash } from '@gantry/nest-kit/idempotency';
import { ownerOf } from '../cart/cart-owner.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { DraftOrder } from '../checkout/draft-order.ts';
import { planOf } from '../checkout/write-order.ts';
import { actorOf } from '../order/actor.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { logApproval } from './approval-log.ts';
import { heldOf } from './held-plan.ts';
import { OrderApproval } from './order-approval.entity.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';
import { TellApprovers } from './tell-approvers.ts';

type ApprovalRequest = ValidRequestOf<typeof salesAskApproval>['body'];
const day = 24 * 60 * 60 * 1000;

/** Sends a cart to those who approve orders in a company, instead of ordering it; what it costs is held. */
@Injectable()
export class AskApproval {
  constructor(
    private readonly em: EntityManager,
    private readonly carts: CartRepository,
    private readonly drafts: DraftOrder,
    private readonly approvals: OrderApprovalRepository,
    private readonly approvers: TellApprovers,
    private readonly companyRule: CompanyRule,
  ) {}

  /**
   * @throws DomainError NOT_PERMITTED for whoever buys alone or approves orders, INVALID for a way to pay at once, and all
   *   that keeps a cart from being ordered
   */
  async askApproval(call: Call, request: ApprovalRequest): Promise<{ number: string }> {
    const { accountId, companyId, companyRole } = call.caller;
    const isFree = !companyRole || mayActInCompany('approve-orders', companyRole);
    if (!accountId || !companyId || isFree) throw new DomainError('NOT_PERMITTED');
    checkService(request);
    const write = { scope: `ask-approval:${accountId}`, key: call.idempotencyKey ?? '', request };
    return idempotent(this.em, write, (em) => this.askOnce(em, call, request, { accountId, companyId }));
  }

  private async askOnce(
    em: EntityManager,
    call: Call,
    request: ApprovalRequest,
    { accountId, companyId }: { readonly accountId: string; readonly companyId: string },
  ): Promise<{ number: string }> {
    const owner = ownerOf(call);
    const draft = await this.drafts.draftOrder(call, owner, request);
    // two submits of one cart at once: the second waits here, and then finds what the first has asked
    if (!draft || !(await this.carts.order(draft.cart))) {
      const number = await this.approvals.findRepeat(accountId, requestHash(request));
      return number ? { number } : this.drafts.refuseGone(owner);
    }
    const { caller, locale } = call;
    const held = heldOf(planOf(draft));
    const approval = OrderApproval.askApproval({
      number: await this.approvals.nextNumber(),
      companyId,
      accountId,
      accountNumber: caller.accountNumber,
      name: caller.name ?? caller.email ?? '',
      email: caller.email ?? request.form.email,
      locale,
      question: request.form.question,
      cartId: draft.cart.id,
      requestHash: draft.requestHash,
      held,
      steps: await this.companyRule.stepsOf(companyId, held.facts.grandTotal),
      expiresAt: new Date(Date.now() + approvalHoldDays * day),
    });
    await em.persist(approval).flush();
    await logApproval(em, approval, null, actorOf(caller));
    await this.approvers.tellApprovers(em, approval, false);
    return { number: approval.number };
  }
}

/** A card is entered by whoever pays at once, and nobody does here. @throws DomainError INVALID */
function checkService({ form }: ApprovalRequest): void {
  if (!isPaidOnline(form.paymentService)) return;
  const issue = { path: 'body.form.paymentService', message: 'is paid at once, not after an approval' };
  throw new DomainError('INVALID', undefined, [issue]);
}
