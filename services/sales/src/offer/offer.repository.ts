import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
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

  /** How the tax of an offer came about; null for one from before that was kept. */
  async findTaxRecord({ id }: Offer): Promise<TaxRecord | null> {
    const [row] = await this.em.execute<{ tax_record: TaxRecord | null }[]>(
      'select tax_record from sales.offer where id = ?',
      [id],
    );
    return row?.tax_record ?? null;
  }

  /** The order an offer became. */
  findOrder({ id }: Offer): Promise<Pick<Order, 'number' | 'token'> | null> {
    return this.em.findOne(Order, { offerId: id }, { fields: ['number', 'token'] });
  }
}
