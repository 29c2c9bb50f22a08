import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { system } from '../order/actor.ts';
import { logApproval, tellAsker } from './approval-log.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';

const batch = 200;

/** Ends what nobody has decided while its prices were held. */
@Injectable()
export class ExpireApprovals {
  constructor(
    private readonly em: EntityManager,
    private readonly approvals: OrderApprovalRepository,
  ) {}

  @Cron('*/10 * * * *')
  async expireApprovals(): Promise<void> {
    for (const number of await this.approvals.findOverdue(batch)) await this.expireOne(number);
  }

  /** One record, one transaction: a failure costs only that record. */
  private expireOne(number: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const approval = await this.approvals.lock(number);
      // somebody may have decided since the list was read
      if (approval?.status !== 'waiting' || approval.isOpen) return;
      approval.endAs('expired', system);
      await logApproval(em, approval, 'waiting', system);
      await tellAsker(em, approval, 'expired');
      await em.flush();
    });
  }
}
