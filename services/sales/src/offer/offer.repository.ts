import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { Order } from '../order/order.entity.ts';
import { Offer } from './offer.entity.ts';

/** Offers in the database; a quote has one for each revision. */
@Injectable()
export class OfferRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first, with their lines. */
  findRevisions({ id }: Inquiry): Promise<Offer[]> {
    return this.em.find(Offer, { inquiryId: id }, { orderBy: { revision: 'desc' }, populate: ['lines'] });
  }

  /** The newest with its lines; null before the first. */
  findNewest({ id }: Inquiry): Promise<Offer | null> {
    return this.em.findOne(
      Offer,
      { inquiryId: id },
      { orderBy: { revision: 'desc' }, populate: ['lines'], refresh: true },
    );
  }

  /** The order an offer became. */
  findOrder({ id }: Offer): Promise<Pick<Order, 'number' | 'token'> | null> {
    return this.em.findOne(Order, { offerId: id }, { fields: ['number', 'token'] });
  }
}
