import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import { askedFor } from '@gantry/domain/approval-steps';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { CartService } from '../cart/cart.service.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { decidingOf } from './taken-step.ts';
import type { OrderApproval } from './order-approval.entity.ts';
import { approvalView, summaryView } from './order-approval.mapper.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';

/** Orders that were asked for, as their people see them. */
@Injectable()
export class ReadApprovals {
  constructor(
    private readonly approvals: OrderApprovalRepository,
    private readonly carts: CartService,
    private readonly companyRule: CompanyRule,
  ) {}

  /** What waits comes first. */
  async listApprovals(
    { caller }: Call,
    { page = 1, size = 25 }: { readonly page?: number | undefined; readonly size?: number | undefined },
  ) {
    const asked = await this.findAsked(caller);
    const total = await this.approvals.countReadable(caller);
    const found = await this.approvals.listReadable(caller, { page, size, asked });
    return {
      items: found.map((one) => summaryView(one, caller)),
      total,
      toDecide: asked.length,
      page,
      size,
    };
  }

  /** Ids of those that wait for whoever calls to decide. */
  private async findAsked({ accountId, companyId, companyRole }: Identity): Promise<string[]> {
    if (!accountId || !companyId || !mayActInCompany('approve-orders', companyRole)) return [];
    const open = await this.approvals.findOpen(companyId);
    if (open.length === 0) return [];
    const people = await this.companyRule.peopleOf(companyId);
    return open.flatMap((one) => {
      const { step, deciding } = decidingOf(one, people);
      return askedFor(step, deciding).includes(accountId) ? [one.id] : [];
    });
  }

  /** @throws DomainError NOT_FOUND also for those of other companies */
  async getApproval({ caller }: Call, number: string) {
    const approval = found(await this.approvals.findReadable(caller, number));
    return approvalView(approval, caller, await this.companyRule.peopleOf(approval.companyId));
  }

  /**
   * Puts the lines of what did not become an order back in the cart of whoever asked.
   * @throws DomainError NOT_FOUND also for what others have asked; WRONG_STATE while it waits, once it is an order, and for an
   *   offer, which stands for itself
   */
  async putBack(call: Call, number: string) {
    const { caller } = call;
    const approval = found(await this.approvals.findReadable(caller, number));
    if (approval.accountId !== caller.accountId) throw new DomainError('NOT_FOUND');
    const { isOpen, statusNow: status, held, offer } = approval;
    if (isOpen || status === 'approved' || offer)
      throw new DomainError('WRONG_STATE', { status, blocker: 'decided' });
    const lines = held.lines.map(({ product: { sku, name, partNumber }, quantity, unitPrice }) => ({
      sku,
      quantity,
      name,
      partNumber,
      paid: unitPrice,
    }));
    return this.carts.addKnown(call, lines, { approval: number });
  }
}

function found(approval: OrderApproval | null): OrderApproval {
  if (!approval) throw new DomainError('NOT_FOUND');
  return approval;
}
