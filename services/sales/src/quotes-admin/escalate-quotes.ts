import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { quoteStatuses, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { Cron } from '@gantry/nest-kit/events';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { system } from '../order/actor.ts';

const batch = 200;
const clockOf = (status: QuoteStatus) => {
  const { clock } = quoteStatuses[status];
  return clock && 'late' in clock ? clock.late : undefined;
};
const escalating = labelsOf(quoteStatuses).filter((status) => clockOf(status));

/** Does what follows when somebody lets their time pass, as the rows of the status book say. */
@Injectable()
export class EscalateQuotes {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
  ) {}

  /** Reminds customers who are silent, ends what stays silent, takes back what a supplier leaves unanswered. */
  @Cron('*/10 * * * *')
  async escalate(): Promise<void> {
    const late = await this.em.execute<{ number: string }[]>(
      `select number from sales.inquiry
       where due_at < now() and status in (select jsonb_array_elements_text(?::jsonb))
       order by due_at limit ?`,
      [JSON.stringify(escalating), batch],
    );
    for (const { number } of late) await this.escalateOne(number);
  }

  /** One record, one transaction: a failure costs only that record. */
  private escalateOne(number: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const inquiry = await this.inquiries.lock(number);
      const late = inquiry && clockOf(inquiry.status);
      // an answer may have come since the list was read
      if (!late || !inquiry.dueAt || inquiry.dueAt > new Date()) return;
      const { to, reason, note } = late;
      inquiry.touch();
      await transitionInquiry(em, inquiry, { to, reason, note, actor: system });
      const { mail } = quoteStatuses[to].customer;
      if (mail) await tellCustomer(em, inquiry, mail, null);
    });
  }
}
