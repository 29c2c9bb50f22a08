import { Injectable } from '@nestjs/common';
import type { Order as OrderView } from '@gantry/contracts/schemas/order';
import { inquiryRoles, staffRoles } from '@gantry/domain/roles';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import { remittanceOf, StoreConfig } from '@gantry/nest-kit/store-config';
import { customerInquiry } from '../inquiry/inquiry.mapper.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { mayReadInquiry } from '../inquiry/may-read-inquiry.ts';
import { quoteDocument } from '../inquiry/quote-document.ts';
import { offerDocument } from '../offer/offer-document.ts';
import { offerView } from '../offer/offer.mapper.ts';
import { OfferRepository } from '../offer/offer.repository.ts';
import { wordOffer } from '../offer/word-offer.ts';
import { orderDocument } from '../order/order-document.ts';
import { asOrdered } from '../order/as-ordered.ts';
import { firstDelivery } from '../order/line-delivery.ts';
import { customerOrder } from '../order/order.mapper.ts';
import { OrderRepository, type OrderRecord } from '../order/order.repository.ts';
import { mayReadRecord } from '../shared/may-read-record.ts';
import { PriceBook } from '../shared/price-book.ts';
import { holdsToken } from '../shared/record-token.ts';
import { sellerOf } from '../shared/seller.ts';
import type { PaperKey, PaperKind, Printable } from './paper-kind.ts';
import { offerProforma, orderProforma } from './proforma.ts';

/** Papers of what is sold: requests, offers, orders, and what is to be paid in advance. */
@Injectable()
export class OrderPapers {
  constructor(
    private readonly orders: OrderRepository,
    private readonly inquiries: InquiryRepository,
    private readonly offers: OfferRepository,
    private readonly prices: PriceBook,
    private readonly store: StoreConfig,
  ) {}

  readonly order: PaperKind = {
    readers: staffRoles,
    find: (key) =>
      this.findOrder(key, async (record, locale) =>
        orderDocument(await this.orderIn(record, locale), this.facts, locale),
      ),
  };

  readonly quote: PaperKind = {
    readers: inquiryRoles,
    find: async ({ number }) => {
      const inquiry = await this.inquiries.findInquiry(number);
      if (!inquiry) return null;
      const record = await this.inquiries.record(inquiry);
      return {
        locale: inquiry.locale,
        isFor: (caller, token) => mayReadInquiry(inquiry, { caller }, token),
        print: async (locale) => {
          const view = customerInquiry(record);
          const lines = await this.prices.worded(view.lines, inquiry.accountId ?? null, locale);
          return quoteDocument({ ...view, lines }, this.facts.seller, locale);
        },
      };
    },
  };

  readonly offer: PaperKind = {
    readers: inquiryRoles,
    find: (key) => this.findOffer(key, (offer, locale) => offerDocument(offer, this.facts.seller, locale)),
  };

  /** Of an order that is paid in advance, or of the newest offer of a quote. */
  readonly proforma: PaperKind = {
    readers: inquiryRoles,
    find: async (key) =>
      (await this.findOrder(key, async (record, locale) => {
        const { paymentTerm, depositDue = null } = record.order;
        if (paymentTerm !== 'advanced' && depositDue === null)
          throw new DomainError('WRONG_STATE', { paymentTerm });
        return orderProforma(await this.orderIn(record, locale), this.facts, locale);
      })) ?? this.findOffer(key, (offer, locale) => offerProforma(offer, this.facts, locale)),
  };

  private get facts() {
    return { seller: sellerOf(this.store), remittance: remittanceOf(this.store) };
  }

  private async findOrder(
    { number }: PaperKey,
    print: (record: OrderRecord, locale: string) => ReturnType<Printable['print']>,
  ): Promise<Printable | null> {
    const record = await this.orders.record(number);
    if (!record) return null;
    const { order } = record;
    return {
      locale: order.locale,
      isFor: (caller, token) =>
        (mayReadRecord(order, caller) || holdsToken(order, token)) && isShownToCustomer(order.status),
      print: (locale) => print(record, locale),
    };
  }

  private async findOffer(
    { number, revision }: PaperKey,
    print: (offer: ReturnType<typeof offerView>, locale: string) => ReturnType<Printable['print']>,
  ): Promise<Printable | null> {
    const inquiry = await this.inquiries.findInquiry(number);
    const revisions = inquiry ? await this.offers.findRevisions(inquiry) : [];
    const offer = revision ? revisions.find((one) => one.revision === revision) : revisions[0];
    if (!inquiry || !offer) return null;
    return {
      locale: inquiry.locale,
      isFor: (caller, token) => mayReadInquiry(inquiry, { caller }, token),
      print: async (locale) => {
        const view = offerView(inquiry, offer, null);
        const reader = { accountId: inquiry.accountId ?? null, locale };
        const lines = await wordOffer(this.prices, view.lines, reader);
        return print({ ...view, lines }, locale);
      },
    };
  }

  /** As it was ordered, with the names of products that readers of a language know; the others keep the one ordered. */
  private async orderIn(record: OrderRecord, locale: string): Promise<OrderView> {
    const order = customerOrder(record);
    const skus = order.lines.map(({ sku }) => sku);
    const names = await this.prices.localNames(skus, record.order.accountId ?? null, locale);
    const all = record.order.lines.getItems();
    const first = new Map(all.map((line) => [line.id, firstDelivery(line)]));
    const lines = asOrdered(
      order.lines.map((line) => {
        const { ships = null, arrives = null, parts = [] } = first.get(line.lineId) ?? {};
        return { ...line, promise: ships, arrival: arrives, parts };
      }),
      all,
    );
    return { ...order, lines: lines.map((line) => ({ ...line, name: names.get(line.sku) ?? line.name })) };
  }
}
