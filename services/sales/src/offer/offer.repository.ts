import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PriceRecord } from '@gantry/contracts/schemas/shipping';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { Order } from '../order/order.entity.ts';
import { OfferTax } from './offer-tax.entity.ts';
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
  async findNewest({ id }: Inquiry): Promise<Offer | null> {
    const offer = await this.em.findOne(
      Offer,
      { inquiryId: id },
      { orderBy: { revision: 'desc' }, populate: ['lines'], refresh: true },
    );
    if (!offer) return null;
    const newest = await this.em.findOne(OfferTax, { offerId: offer.id }, { orderBy: { id: 'desc' } });
    offer.retaxed = newest?.record ?? null;
    return offer;
  }

  /** Numbers of quotes whose offer waits for an answer of this account or company. */
  async findOpenOf(accountId: string, companyId: string | null): Promise<string[]> {
    const rows = await this.em.execute<{ number: string }[]>(
      `select number from sales.inquiry
       where status = 'sent-offer' and (account_id = ? or company_id::text = ?) order by number`,
      [accountId, companyId],
    );
    return rows.map(({ number }) => number);
  }

  /** How the tax of an offer came about; null for one from before that was kept. */
  async findTaxRecord({ id, retaxed }: Offer): Promise<TaxRecord | null> {
    if (retaxed) return retaxed;
    const [row] = await this.em.execute<{ tax_record: TaxRecord | null }[]>(
      'select tax_record from sales.offer where id = ?',
      [id],
    );
    return row?.tax_record ?? null;
  }

  /** How the carrier's price of an offer came about; null for one from before it was kept. */
  async findShippingRecord({ id }: Offer): Promise<PriceRecord | null> {
    const [row] = await this.em.execute<{ shipping_record: PriceRecord | null }[]>(
      'select shipping_record from sales.offer where id = ?',
      [id],
    );
    return row?.shipping_record ?? null;
  }

  /** The number under which people of a company wait for others there to approve it; null where none do. */
  async findRequest({ id }: Offer): Promise<string | null> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select number from sales.order_approval
       where offer ->> 'id' = ? and status = 'waiting' and expires_at > now()`,
      [id],
    );
    return row?.number ?? null;
  }

  /** The order an offer became. */
  findOrder({ id }: Offer): Promise<Pick<Order, 'number' | 'token'> | null> {
    return this.em.findOne(Order, { offerId: id }, { fields: ['number', 'token'] });
  }
}
