import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type {
  ApprovalBlocker,
  OrderApproval as ApprovalView,
} from '@gantry/contracts/schemas/order-approval';
import { mayDecideStep } from '@gantry/domain/approval-steps';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { actorOf } from '../order/actor.ts';
import { logApproval, logApprovedOrder, logStep, tellAsker } from './approval-log.ts';
import { CompanyRule, type Colleague } from '../shared/company-rule.ts';
import { decidingOf } from './taken-step.ts';
import { PlaceApproved } from './place-approved.ts';
import type { OrderApproval } from './order-approval.entity.ts';
import { approvalView } from './order-approval.mapper.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';
import { TellApprovers } from './tell-approvers.ts';

/** Makes of what was asked for what is approved; within the transaction. */
type Change = (em: EntityManager, approval: OrderApproval) => Promise<void>;

/** What becomes of an order that was asked for. Each answer is the same however often it is given. */
@Injectable()
export class DecideApproval {
  constructor(
    private readonly em: EntityManager,
    private readonly approvals: OrderApprovalRepository,
    private readonly companyRule: CompanyRule,
    private readonly placing: PlaceApproved,
    private readonly approvers: TellApprovers,
  ) {}

  /**
   * Gives the approval it waits for; with the last one it is placed at the prices that are held, for whoever asked.
   * @throws DomainError NOT_FOUND; NOT_PERMITTED; WRONG_STATE with the blocker; NOT_PURCHASABLE and OUT_OF_STOCK naming
   *   lines; CREDIT_EXCEEDED where whoever asked may not buy on these terms any more
   * @param change what is approved, where it is less than was asked for
   */
  approveOrder(call: Call, number: string, change: Change = async () => {}): Promise<ApprovalView> {
    return this.decide(call, number, 'approved', async (em, approval, people) => {
      const asker = people.find(({ accountId }) => accountId === approval.accountId);
      if (!asker) throw blocked('left', approval);
      await change(em, approval);
      // what cannot be had is said to whoever approves first, not to the last of them
      await this.placing.checkOrder(call, approval, asker);
      if (!approval.takeStep(deciderOf(call))) {
        await logStep(em, approval, actorOf(call.caller));
        await this.approvers.tellApprovers(em, approval, false);
        return false;
      }
      const order = await this.placing.placeOrder(em, call, approval, asker);
      approval.orderNumber = order.number;
      await logApprovedOrder(em, order, approval, actorOf(call.caller));
      return true;
    });
  }

  /** @throws DomainError NOT_FOUND; NOT_PERMITTED; WRONG_STATE with the blocker */
  rejectApproval(call: Call, number: string, reason: string): Promise<ApprovalView> {
    return this.decide(call, number, 'rejected', (_, approval) => {
      approval.reason = reason;
      return Promise.resolve(true);
    });
  }

  /** Whoever asked takes it back. @throws DomainError NOT_FOUND; WRONG_STATE with the blocker */
  withdrawApproval(call: Call, number: string): Promise<ApprovalView> {
    const { caller } = call;
    return this.em.transactional(async (em) => {
      const approval = await this.approvals.lockReadable(caller, number);
      if (approval?.accountId !== caller.accountId) throw new DomainError('NOT_FOUND');
      const people = await this.companyRule.peopleOf(approval.companyId);
      if (approval.status === 'withdrawn') return approvalView(approval, caller, people);
      if (!approval.isOpen) throw blocked('decided', approval);
      approval.endAs('withdrawn', actorOf(caller));
      await logApproval(em, approval, 'waiting', actorOf(caller));
      await em.flush();
      return approvalView(approval, caller, people);
    });
  }

  /**
   * Decides once: of several at once the first does, and the others see what it was.
   * @param act whether it is over with that; otherwise it waits for the next
   */
  private decide(
    call: Call,
    number: string,
    to: 'approved' | 'rejected',
    act: (em: EntityManager, approval: OrderApproval, people: readonly Colleague[]) => Promise<boolean>,
  ): Promise<ApprovalView> {
    const { caller } = call;
    return this.em.transactional(async (em) => {
      const approval = await this.approvals.lockReadable(caller, number);
      if (!approval) throw new DomainError('NOT_FOUND');
      if (approval.accountId === caller.accountId) throw blocked('own', approval);
      const people = await this.companyRule.peopleOf(approval.companyId);
      if (isRepeat(approval, to, caller.accountId)) return approvalView(approval, caller, people);
      if (!approval.isOpen) throw blocked('decided', approval);
      checkDecider(approval, people, caller.accountId);
      if (await act(em, approval, people)) {
        approval.endAs(to, actorOf(caller));
        await logApproval(em, approval, 'waiting', actorOf(caller));
        await tellAsker(em, approval, to);
      }
      await em.flush();
      return approvalView(approval, caller, people);
    });
  }
}

/** Whether the same was said before: it ended so, or whoever says so has given an approval of it already. */
const isRepeat = (approval: OrderApproval, to: 'approved' | 'rejected', accountId: string | null): boolean =>
  approval.status === to ||
  (to === 'approved' && approval.isOpen && approval.approvedBy.includes(accountId ?? ''));

/**
 * The session may not know yet what has become of a role.
 * @throws DomainError NOT_PERMITTED; WRONG_STATE where somebody else is asked
 */
export function checkDecider(
  approval: OrderApproval,
  people: readonly Colleague[],
  accountId: string | null,
): void {
  const me = people.find((one) => one.accountId === accountId);
  if (!me || !mayActInCompany('approve-orders', me.role)) throw new DomainError('NOT_PERMITTED');
  const { step, deciding } = decidingOf(approval, people);
  if (!mayDecideStep(accountId, step, deciding)) throw blocked('others', approval);
}

/** Whoever calls, as an approval names them. */
export const deciderOf = ({ caller: { accountId, name, email } }: Call) => ({
  accountId: accountId ?? '',
  name: name ?? email ?? '',
});

const blocked = (blocker: ApprovalBlocker, { statusNow: status }: OrderApproval): DomainError =>
  new DomainError('WRONG_STATE', { status, blocker });
