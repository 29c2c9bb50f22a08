import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { addBusinessDays, storeHours, wallClock } from '@gantry/domain/business-days';
import { Cron } from '@gantry/nest-kit/events';
import { OrderApprovalRepository } from './order-approval.repository.ts';
import { TellApprovers } from './tell-approvers.ts';

const batch = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** Up to which time an order that was asked for ends soon: the end of the next business day, at the store. */
const endsSoon = (now: Date): Date => {
  const { day } = wallClock(now, storeHours.timeZone);
  const days = (Date.parse(addBusinessDays(day, 1)) - Date.parse(day)) / dayMs;
  return new Date(now.getTime() + days * dayMs);
};

/** Reminds approvers, once, of what ends on the next business day without an answer. */
@Injectable()
export class RemindApprovers {
  constructor(
    private readonly em: EntityManager,
    private readonly approvals: OrderApprovalRepository,
    private readonly approvers: TellApprovers,
  ) {}

  @Cron('17 * * * *')
  async remindApprovers(): Promise<void> {
    for (const number of await this.approvals.findUnreminded(endsSoon(new Date()), batch))
      await this.remindOne(number);
  }

  /** One record, one transaction: a failure costs only that record. */
  private remindOne(number: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const approval = await this.approvals.lock(number);
      // somebody may have decided since the list was read
      if (!approval?.isOpen || approval.remindedAt) return;
      approval.remindedAt = new Date();
      await this.approvers.tellApprovers(em, approval, true);
      await em.flush();
    });
  }
}
