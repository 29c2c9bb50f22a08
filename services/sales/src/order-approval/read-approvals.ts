import { Injectable } from '@nestjs/common';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { CartService } from '../cart/cart.service.ts';
import type { OrderApproval } from './order-approval.entity.ts';
import { approvalView, summaryView } from './order-approval.mapper.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';

/** Orders that were asked for, as their people see them. */
@Injectable()
export class ReadApprovals {
  constructor(
    private readonly approvals: OrderApprovalRepository,
    private readonly carts: CartService,
  ) {}

  /** What waits comes first. */
  async listApprovals(
    { caller }: Call,
    { page = 1, size = 25 }: { readonly page?: number | undefined; readonly size?: number | undefined },
  ) {
    const { total, toDecide } = await this.approvals.countReadable(caller);
    const found = await this.approvals.listReadable(caller, { page, size });
    return { items: found.map((one) => summaryView(one, caller)), total, toDecide, page, size };
  }

  /** @throws DomainError NOT_FOUND also for those of other companies */
  async getApproval({ caller }: Call, number: string) {
    return approvalView(found(await this.approvals.findReadable(caller, number)), caller);
  }

  /**
   * Puts the lines of what did not become an order back in the cart of whoever asked.
   * @throws DomainError NOT_FOUND also for what others have asked; WRONG_STATE while it waits, and once it is an order
   */
  async putBack(call: Call, number: string) {
    const { caller } = call;
    const approval = found(await this.approvals.findReadable(caller, number));
    if (approval.accountId !== caller.accountId) throw new DomainError('NOT_FOUND');
    const { isOpen, statusNow: status, held } = approval;
    if (isOpen || status === 'approved') throw new DomainError('WRONG_STATE', { status, blocker: 'decided' });
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
