import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAcceptOffer, salesDeclineOffer } from '@gantry/contracts/endpoints/offers';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Offer as OfferView } from '@gantry/contracts/schemas/offer';
import { needsPoNumber, poNumberNeeded } from '@gantry/contracts/schemas/order';
import { promisedDays } from '@gantry/domain/business-days';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { WriteOrder, type OrderPlan, type PlacedOrder } from '../checkout/write-order.ts';
import { CustomerInquiries, type Key } from '../inquiry/customer-inquiries.ts';
import { logMessage } from '../inquiry/inquiry-log.ts';
import { tellCustomer, tellStore } from '../inquiry/inquiry-mail.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { localNamesOf, PriceBook, type Prices } from '../shared/price-book.ts';
import { promiseOf } from '../shared/promise.ts';
import { sellerOf } from '../shared/seller.ts';
import { offerBlocker } from './offer-blocker.ts';
import { offerDocument } from './offer-document.ts';
import type { Offer, OfferLine } from './offer.entity.ts';
import { offerView } from './offer.mapper.ts';
import { OfferRepository } from './offer.repository.ts';
import { isLost } from './offered-lines.ts';

type Acceptance = ValidRequestOf<typeof salesAcceptOffer>['body'];
type Refusal = ValidRequestOf<typeof salesDeclineOffer>['body'];

/** Offers as customers read, accept and decline them; another's does not exist for the one who asks. */
@Injectable()
export class CustomerOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: CustomerInquiries,
    private readonly offers: OfferRepository,
    private readonly prices: PriceBook,
    private readonly orders: WriteOrder,
    private readonly store: StoreConfig,
  ) {}

  /** The newest; null before the first. @throws DomainError NOT_FOUND also for the quotes of others */
  async getOffer(call: Call, key: Key): Promise<OfferView | null> {
    const inquiry = await this.inquiries.findOwn(call, key);
    const offer = await this.offers.findNewest(inquiry);
    return offer && offerView(inquiry, offer, await this.offers.findOrder(offer));
  }

  /** As it is printed. @throws DomainError NOT_FOUND also before the first */
  async getDocument(call: Call, key: Key, locale: string): Promise<BusinessDocument> {
    const offer = await this.getOffer(call, key);
    if (!offer) throw new DomainError('NOT_FOUND');
    return offerDocument(offer, sellerOf(this.store), locale);
  }

  /**
   * Turns the offer into an order in one transaction. Who accepts twice gets the same order.
   * @throws DomainError NOT_FOUND, WRONG_STATE with the blocker, NOT_PURCHASABLE naming lines that are gone,
   * INVALID for payment terms without a purchase order number
   */
  async acceptOffer(call: Call, key: Key, form: Acceptance): Promise<PlacedOrder> {
    const accepted = await this.acceptedBefore(call, key, form.revision);
    if (accepted) return accepted;
    return this.inquiries.changeOnce(call, key, 'accept', form, async (em, inquiry, actor) => {
      const offer = await this.openOffer(inquiry, form.revision);
      checkPoNumber(offer, form);
      const products = await this.productsOf(inquiry, offer);
      const order = await this.orders.writePlan(planOf({ call, inquiry, offer, form, products }));
      inquiry.touch();
      await transitionInquiry(em, inquiry, { to: 'move-to-order', note: order.number, actor });
      inquiry.dueAt = null;
      await tellStore(em, inquiry, 'accepted', order.number.toUpperCase());
      return { number: order.number, token: order.token };
    });
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE with the blocker; one that has expired may still be declined */
  async declineOffer(call: Call, key: Key, { revision, reason }: Refusal): Promise<OfferView | null> {
    await this.inquiries.changeOnce(
      call,
      key,
      'decline',
      { revision, reason },
      async (em, inquiry, actor) => {
        await this.openOffer(inquiry, revision, ['EXPIRED']);
        inquiry.touch();
        await logMessage(em, inquiry, 'customer', reason, actor);
        await transitionInquiry(em, inquiry, { to: 'cancelled', reason: 'rejected', actor });
        inquiry.dueAt = null;
        await tellStore(em, inquiry, 'declined', reason);
        await tellCustomer(em, inquiry, 'cancelled', null);
      },
    );
    return this.getOffer(call, key);
  }

  /** The order this offer became already, for whoever may read it. */
  private async acceptedBefore(call: Call, key: Key, revision: number): Promise<PlacedOrder | null> {
    const inquiry = await this.inquiries.findOwn(call, key);
    if (inquiry.status !== 'move-to-order') return null;
    const offer = await this.offers.findNewest(inquiry);
    const order = offer?.revision === revision ? await this.offers.findOrder(offer) : null;
    return order && { number: order.number, token: order.token };
  }

  private async openOffer(
    inquiry: Inquiry,
    revision: number,
    passable: readonly string[] = [],
  ): Promise<Offer> {
    const offer = await this.offers.findNewest(inquiry);
    if (!offer) throw new DomainError('WRONG_STATE', { status: inquiry.status, blocker: 'CLOSED' });
    const meant = { revision, validUntil: offer.validUntil };
    const blocker = offerBlocker(inquiry, meant, offer.revision);
    if (blocker && !passable.includes(blocker)) {
      throw new DomainError('WRONG_STATE', { status: inquiry.status, blocker });
    }
    return offer;
  }

  /** What the catalogue says of the offered products: only whether they still exist matters, prices are locked. */
  private async productsOf(inquiry: Inquiry, offer: Offer): Promise<Prices> {
    const lines = offer.lines.getItems();
    const products = await this.prices.price(lines, inquiry.accountId ?? null);
    const lost = lines.filter(({ sku }) => isLost(products.get(sku)));
    if (lost.length === 0) return products;
    throw new DomainError('NOT_PURCHASABLE', {
      skus: lost.map(({ sku }) => sku),
      lines: lost.map(({ lineNumber, name }) => ({ lineNumber, name })),
    });
  }
}

/** Payment terms ask for a purchase order number here as they do at checkout. @throws DomainError INVALID */
function checkPoNumber({ paymentTerm }: Offer, { poNumber }: Acceptance): void {
  if (poNumber || !needsPoNumber(paymentTerm)) return;
  throw new DomainError('INVALID', undefined, [{ path: 'body.poNumber', message: poNumberNeeded }]);
}

interface Accepted {
  readonly call: Call;
  readonly inquiry: Inquiry;
  readonly offer: Offer;
  readonly form: Acceptance;
  readonly products: Prices;
}

/** The order an accepted offer becomes: its own amounts, terms, and place. */
function planOf({ call, inquiry, offer, form, products }: Accepted): OrderPlan {
  return {
    call,
    facts: {
      ...offer.totals,
      cartId: null,
      offerId: offer.id,
      cartVersion: offer.revision,
      requestHash: '',
      accountId: inquiry.accountId ?? null,
      accountNumber: inquiry.accountNumber ?? null,
      company: inquiry.company ?? offer.shipTo.company ?? null,
      email: inquiry.email,
      name: inquiry.name,
      locale: inquiry.locale,
      poNumber: form.poNumber,
      note: null,
      shipTo: offer.shipTo,
      billTo: offer.shipTo,
      shippingService: offer.shippingService,
      paymentTerm: offer.paymentTerm,
      paymentService: form.paymentService,
      taxLines: offer.taxLines,
      ratesVersion: offer.ratesVersion,
    },
    lines: (placedAt) =>
      offer.lines.getItems().flatMap((line) => {
        const product = products.get(line.sku);
        return product ? [orderLine(line, product, placedAt)] : [];
      }),
    names: localNamesOf([...products.values()]),
    taxComplete: offer.taxComplete,
    mayBackorder: true,
  };
}

function orderLine(line: OfferLine, product: PricedLine, placedAt: Date) {
  const { quantity, unitPrice, tax, leadTimeDays = null } = line;
  const promise =
    leadTimeDays === null
      ? promiseOf(product, placedAt)
      : promisedDays([leadTimeDays, leadTimeDays], placedAt);
  return {
    product: { ...product, listPrice: line.listPrice ?? null, priceSource: 'offer' as const },
    quantity,
    unitPrice,
    tax,
    promise,
  };
}
