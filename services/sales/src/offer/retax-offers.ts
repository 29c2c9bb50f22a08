import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { taxationRecertify } from '@gantry/contracts/endpoints/internal';
import type { EventPayload } from '@gantry/contracts/events';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import { ContractClient } from '@gantry/nest-kit/client';
import { OnEvent } from '@gantry/nest-kit/events';
import { logFields } from '../inquiry/inquiry-log.ts';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { system } from '../order/actor.ts';
import { OfferTax } from './offer-tax.entity.ts';
import type { Offer } from './offer.entity.ts';
import { OfferRepository } from './offer.repository.ts';

const decisive: readonly EventPayload<'certificate.changed'>['kind'][] = ['approved', 'canceled', 'expired'];

/** Open offers follow their customer's certificates: an order that comes of one is taxed by those held by then. */
@Injectable()
export class RetaxOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly offers: OfferRepository,
    private readonly client: ContractClient,
  ) {}

  /** Each in a transaction of its own; one that has followed already changes nothing. */
  @OnEvent('certificate.changed', { hasOwnTransactions: true })
  async retaxOffers({
    kind,
    accountId,
    companyId,
    number,
  }: EventPayload<'certificate.changed'>): Promise<void> {
    if (!accountId || !decisive.includes(kind)) return;
    for (const one of await this.offers.findOpenOf(accountId, companyId ?? null)) {
      const inquiry = await this.inquiries.findInquiry(one);
      const offer = inquiry && (await this.offers.findNewest(inquiry));
      const kept = offer && (await this.offers.findTaxRecord(offer));
      if (!kept) continue;
      // asked before the quote is locked
      const { record } = await this.client.call(taxationRecertify, {
        body: { orderNumber: null, record: kept },
      });
      if (record && record.total !== kept.total) await this.retaxOffer(one, offer, { record, number });
    }
  }

  private retaxOffer(
    number: string,
    { id }: Offer,
    by: { readonly record: TaxRecord; readonly number: string },
  ): Promise<void> {
    return this.em.transactional(async (em) => {
      const inquiry = await this.inquiries.lock(number);
      const offer = inquiry && (await this.offers.findNewest(inquiry));
      // an answer or another revision may have come meanwhile
      if (inquiry?.status !== 'sent-offer' || offer?.id !== id) return;
      const before = String(offer.totals.tax);
      em.persist(OfferTax.of(offer.id, by.record));
      inquiry.touch();
      await em.flush();
      const reason = `certificate ${by.number}`;
      const change = { field: 'offer tax', before, after: String(by.record.total), reason };
      await logFields(em, inquiry, [change], { actor: system });
      await tellCustomer(em, inquiry, 'retaxed', null);
    });
  }
}
