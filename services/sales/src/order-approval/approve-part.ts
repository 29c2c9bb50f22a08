import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesApprovePart } from '@gantry/contracts/endpoints/order-approvals';
import type { OrderApproval as ApprovalView, PricedPart } from '@gantry/contracts/schemas/order-approval';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { newCart } from '../cart/cart.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { actorOf } from '../order/actor.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { logApproval } from './approval-log.ts';
import { checkDecider, DecideApproval, deciderOf } from './decide-approval.ts';
import { OrderApproval, type HeldOrder } from './order-approval.entity.ts';
import { lineView } from './order-approval.mapper.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';
import { PlanPart, type Part, type PartPlan } from './part-plan.ts';
import { TellApprovers } from './tell-approvers.ts';

type PartRequest = ValidRequestOf<typeof salesApprovePart>['body'];

/** Approves less than was asked for. */
@Injectable()
export class ApprovePart {
  constructor(
    private readonly approvals: OrderApprovalRepository,
    private readonly parts: PlanPart,
    private readonly deciding: DecideApproval,
    private readonly carts: CartRepository,
    private readonly companyRule: CompanyRule,
    private readonly approvers: TellApprovers,
  ) {}

  /** Changes nothing. @throws DomainError as `approvePart`, but for what only the order itself meets */
  async pricePart({ caller }: Call, number: string, part: Part): Promise<PricedPart> {
    const approval = await this.approvals.findReadable(caller, number);
    if (!approval) throw new DomainError('NOT_FOUND');
    const { statusNow: status } = approval;
    if (!approval.isOpen) throw new DomainError('WRONG_STATE', { status, blocker: 'decided' });
    checkOfCart(approval);
    checkDecider(approval, await this.companyRule.peopleOf(approval.companyId), caller.accountId);
    const { part: now, rest } = await this.parts.planPart(approval, part);
    return {
      lines: now.lines.map(lineView),
      totals: totalsOf(now),
      restTotals: rest && totalsOf(rest),
    };
  }

  /**
   * @throws DomainError NOT_FOUND; NOT_PERMITTED; WRONG_STATE with the blocker; INVALID for quantities; PRICE_CHANGED where
   *   another total was shown; NOT_PURCHASABLE and OUT_OF_STOCK naming lines; SHIPPING_UNAVAILABLE; CREDIT_EXCEEDED
   */
  approvePart(call: Call, number: string, request: PartRequest): Promise<ApprovalView> {
    return this.deciding.approveOrder(call, number, async (em, approval) => {
      checkOfCart(approval);
      const plan = await this.parts.planPart(approval, request);
      const totals = totalsOf(plan.part);
      if (totals.grandTotal !== request.acceptedTotal) throw new DomainError('PRICE_CHANGED', { totals });
      const before = approval.held;
      const restNumber = plan.rest && (await this.askForRest(em, call, approval, plan.rest));
      const steps = await this.companyRule.stepsOf(approval.companyId, totals.grandTotal);
      const change = { by: deciderOf(call), lines: changedLines(approval, before, plan), restNumber };
      approval.holdLess(plan.part, change, steps.length);
      approval.reason = request.reason ?? approval.reason ?? null;
    });
  }

  /** What is not ordered now waits on, until the same day, under a number of its own. */
  private async askForRest(
    em: EntityManager,
    call: Call,
    from: OrderApproval,
    held: HeldOrder,
  ): Promise<string> {
    const { companyId, accountId, accountNumber = null, name, email, locale, question, expiresAt } = from;
    const cart = newCart();
    await this.carts.insertOrdered(cart, accountId);
    const requestHash = `${from.requestHash}:rest`;
    const facts = { ...held.facts, cartId: cart.id, requestHash };
    const rest = OrderApproval.askApproval({
      companyId,
      accountId,
      accountNumber,
      name,
      email,
      locale,
      question,
      expiresAt,
      number: await this.approvals.nextNumber(),
      cartId: cart.id,
      requestHash,
      held: { ...held, facts },
      steps: await this.companyRule.stepsOf(companyId, held.facts.grandTotal),
      splitFrom: from.number,
    });
    await em.persist(rest).flush();
    await logApproval(em, rest, null, actorOf(call.caller));
    await this.approvers.tellApprovers(em, rest, false);
    return rest.number;
  }
}

/** An offer is approved as it was asked for. @throws DomainError NOT_PERMITTED */
function checkOfCart({ offer }: OrderApproval): void {
  if (offer) throw new DomainError('NOT_PERMITTED');
}

function totalsOf({ facts }: HeldOrder): PricedPart['totals'] & { grandTotal: number } {
  const { subtotal, discount, handlingFee, shipping, tax, grandTotal } = facts;
  return { subtotal, discount, handlingFee, shipping, tax, grandTotal };
}

/** Nobody asks for gifts: they follow what is bought. */
const bought = ({ lines }: HeldOrder) => lines.filter(({ isGift }) => !isGift);

/** What is less than was asked for in the beginning, also where an approver before has made it less already. */
function changedLines({ change }: OrderApproval, before: HeldOrder, { part }: PartPlan) {
  const earlier = change?.lines ?? [];
  const quantityNow = (sku: string) => bought(part).find(({ product }) => product.sku === sku)?.quantity ?? 0;
  const held = bought(before).map(({ product: { sku, name, partNumber }, quantity }) => ({
    sku,
    name,
    partNumber,
    asked: earlier.find((line) => line.sku === sku)?.asked ?? quantity,
  }));
  const gone = earlier.filter(({ sku }) => held.every((line) => line.sku !== sku));
  return [...held, ...gone]
    .map(({ sku, name, partNumber, asked }) => ({ sku, name, partNumber, asked, quantity: quantityNow(sku) }))
    .filter(({ asked, quantity }) => asked !== quantity);
}
