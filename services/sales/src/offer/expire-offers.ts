import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { system } from '../order/actor.ts';

const batch = 200;

/** Ends quotes whose offer ran out and was not asked for again within its time of grace. */
@Injectable()
export class ExpireOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
  ) {}

  @Cron('*/10 * * * *')
  async expireOffers(): Promise<void> {
    const late = await this.em.execute<{ number: string }[]>(
      `select number from sales.inquiry where due_at < now() and status = 'sent-offer' order by due_at limit ?`,
      [batch],
    );
    for (const { number } of late) await this.expireOne(number);
  }

  /** One record, one transaction: a failure costs only that record. */
  private expireOne(number: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const inquiry = await this.inquiries.lock(number);
      // an answer may have come since the list was read
      if (inquiry?.status !== 'sent-offer' || !inquiry.dueAt || inquiry.dueAt > new Date()) return;
      inquiry.touch();
      await transitionInquiry(em, inquiry, { to: 'cancelled', reason: 'expired', actor: system });
      inquiry.dueAt = null;
      await tellCustomer(em, inquiry, 'cancelled', null);
    });
  }
}
