import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { OfferRepository } from './offer.repository.ts';

const batch = 200;
/** An offer is reminded of when it ends within so many days, unless it was sent within the last of them. */
const daysBefore = 3;

/** Reminds customers of offers that end soon: of each revision once. */
@Injectable()
export class RemindOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly offers: OfferRepository,
  ) {}

  @Cron('20 * * * *')
  async remindOffers(): Promise<void> {
    const ending = await this.em.execute<{ number: string }[]>(
      `select i.number from sales.inquiry i
         join sales.offer o on o.inquiry_id = i.id
           and o.revision = (select max(revision) from sales.offer where inquiry_id = i.id)
       where i.status = 'sent-offer' and o.valid_until between current_date and current_date + ?::int
         and o.sent_at < now() - interval '1 day'
         and not exists (select from sales.offer_reminder r where r.offer_id = o.id)
       order by o.valid_until limit ?`,
      [daysBefore, batch],
    );
    for (const { number } of ending) await this.remindOne(number);
  }

  /** One record, one transaction: a failure costs only that record. */
  private remindOne(number: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const inquiry = await this.inquiries.lock(number);
      // an answer may have come since the list was read
      if (inquiry?.status !== 'sent-offer') return;
      const offer = await this.offers.findNewest(inquiry);
      if (!offer) return;
      const noted = await em.execute<{ offer_id: string }[]>(
        'insert into sales.offer_reminder (offer_id) values (?) on conflict do nothing returning offer_id',
        [offer.id],
      );
      if (noted.length === 0) return;
      inquiry.touch();
      await em.flush();
      await tellCustomer(em, inquiry, 'expiring', null, offer.validUntil);
    });
  }
}
