import { Injectable } from '@nestjs/common';
import { deliveryPlaceOf } from '@gantry/contracts/delivery-place';
import { shippingQuote, taxationCalculate } from '@gantry/contracts/endpoints/internal';
import type { Address } from '@gantry/contracts/schemas/address';
import type { OfferLine as OfferLineView } from '@gantry/contracts/schemas/offer';
import type { PriceRecord, ShippingOption, ShippingService } from '@gantry/contracts/schemas/shipping';
import type { TaxRecord, TaxRequest } from '@gantry/contracts/schemas/taxation';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { taxOfLine, totalsOf, type OrderQuote, type TaxAnswer } from '../checkout/order-quote.ts';
import type { Inquiry, InquiryLine } from '../inquiry/inquiry.entity.ts';
import { PriceBook, type Prices } from '../shared/price-book.ts';
import { shippedGoodsOf } from '../shared/shipped-goods.ts';
import type { NewOfferLine, Offer } from './offer.entity.ts';
import { isLost, offeredLines, replacedBy } from './offered-lines.ts';
import { wordOffer } from './word-offer.ts';

/** Where an offer ships to and how; `shippingAmount` is what the seller asks for it, null what the carrier does. */
export interface OfferPlace {
  /** whose exemption certificates count; null for a guest */
  readonly customer: TaxRequest['customer'];
  readonly shipTo: Address;
  readonly shippingService: ShippingService | null;
  readonly shippingAmount: number | null;
  /** what shipping costs at most, whatever the carrier asks: what was offered for all lines */
  readonly maxShipping?: number;
}

/** Who a quote is for, as far as tax depends on it. */
export const customerOf = ({ accountId = null, companyId = null }: Inquiry): OfferPlace['customer'] =>
  accountId ? { accountId, companyId } : null;

/** The lines of a quote that can be offered, and those whose product cannot be had any more. */
export interface OfferableLines {
  readonly lines: readonly NewOfferLine[];
  readonly lost: readonly InquiryLine[];
}

/** What an offer costs at a place: goods at the prices staff entered, shipping and tax by their services. */
export interface PricedOffer {
  readonly lines: readonly NewOfferLine[];
  readonly service: ShippingService;
  /** what the carrier asks, part by part; null where it does not go there */
  readonly shippingRecord: PriceRecord | null;
  readonly tax: TaxAnswer;
  readonly totals: OrderQuote['totals'];
}

/** What carriers offer, and the sums where one of them goes there. */
export interface OfferAtPlace {
  readonly options: readonly ShippingOption[];
  readonly priced: PricedOffer | null;
}

/** Computes offers. Unit prices are those staff have entered; nothing of what a browser says is believed. */
@Injectable()
export class PriceOffer {
  constructor(
    private readonly client: ContractClient,
    private readonly prices: PriceBook,
  ) {}

  /** The offered lines with their products, before a place is known; without tax. */
  async linesOf(inquiry: Inquiry): Promise<OfferableLines> {
    const { offered } = offeredLines(inquiry);
    const wanted = offered.flatMap(({ sku, quantity }) => (sku ? [{ sku, quantity }] : []));
    const products = await this.prices.price(wanted, inquiry.accountId ?? null);
    const productOf = ({ sku }: InquiryLine) => products.get(sku ?? '');
    const lines = offered.flatMap((line) => {
      const product = productOf(line);
      if (!product || isLost(product)) return [];
      return {
        inquiryLineId: line.id,
        product,
        quantity: line.quantity,
        unitPrice: line.unitPrice ?? 0,
        unitCost: line.unitCost ?? null,
        tax: 0,
        leadTimeDays: line.leadTimeDays ?? null,
        ...replacedBy(inquiry, line),
      };
    });
    return { lines, lost: offered.filter((line) => isLost(productOf(line))) };
  }

  /** Lines as the customer of a quote reads them. */
  wordFor(inquiry: Inquiry, lines: readonly OfferLineView[]): Promise<OfferLineView[]> {
    const { accountId = null, locale } = inquiry;
    return wordOffer(this.prices, lines, { accountId, locale });
  }

  /** Sums of these lines at a place; none where no carrier goes there, or not by this service, and no amount was set. */
  async quoteAt(lines: readonly NewOfferLine[], place: OfferPlace): Promise<OfferAtPlace> {
    const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const { country, region, postalCode, city } = place.shipTo;
    const target = { country, region: region ?? null, postalCode };
    const goods = shippedGoodsOf(lines);
    const asked = { subtotal, goods, service: place.shippingService, withRecords: true };
    const quote = await this.client.call(shippingQuote, {
      body: { ...deliveryPlaceOf(place.shipTo), ...asked },
    });
    const way = wayOf(quote.options, place);
    if (!way) return { options: quote.options, priced: null };
    const handlingFee = quote.handling.fee;
    const taxable = lines.map(({ inquiryLineId, product, unitPrice, quantity }) => ({
      id: inquiryLineId,
      amount: unitPrice * quantity,
      unitPrice,
      taxCode: product.taxCode,
    }));
    const body = {
      ...target,
      city,
      lines: taxable,
      shipping: way.amount,
      handling: handlingFee,
      customer: place.customer,
      withRecord: true,
    };
    const tax = await this.client.call(taxationCalculate, { body });
    const priced = {
      lines: lines.map((line) => ({ ...line, tax: taxOfLine(tax, line.inquiryLineId) })),
      service: way.service,
      shippingRecord: quote.records.find((one) => one.service === way.service) ?? null,
      tax,
      totals: totalsOf(subtotal, { shipping: way.amount, handlingFee, tax: tax.total }),
    };
    return { options: quote.options, priced };
  }

  /**
   * How the tax of an offer came about that was sent before that was kept: by the rates of its day. Null where that comes to
   * other cents than it was sent with.
   */
  async findOldRecord(
    offer: Offer,
    products: Prices,
    customer: OfferPlace['customer'],
  ): Promise<TaxRecord | null> {
    const { country, region, postalCode, city } = offer.shipTo;
    const sent = offer.lines.getItems();
    const lines = sent.map(({ lineNumber, sku, unitPrice, quantity }) => ({
      id: String(lineNumber),
      amount: unitPrice * quantity,
      unitPrice,
      taxCode: products.get(sku)?.taxCode ?? 'standard',
    }));
    const place = { country, region: region ?? null, postalCode, city };
    const charges = { shipping: offer.shipping, handling: offer.handlingFee };
    const day = offer.sentAt.toISOString().slice(0, 10);
    const body = { ...place, lines, ...charges, customer, day, withRecord: true };
    const tax = await this.client.call(taxationCalculate, { body });
    const isSame =
      tax.total === offer.tax && sent.every((line) => taxOfLine(tax, String(line.lineNumber)) === line.tax);
    return isSame ? (tax.record ?? null) : null;
  }

  /** @throws DomainError SHIPPING_UNAVAILABLE where nothing goes there, or not by this service */
  async priceAt(lines: readonly NewOfferLine[], place: OfferPlace): Promise<PricedOffer> {
    const { options, priced } = await this.quoteAt(lines, place);
    if (!priced)
      throw new DomainError('SHIPPING_UNAVAILABLE', { options: options.map((one) => one.service) });
    return priced;
  }
}

/**
 * The service chosen, or the first there is, and what it costs. An amount the seller sets needs no carrier's, nor does
 * shipping that was offered before.
 */
function wayOf(
  options: readonly ShippingOption[],
  { shippingService, shippingAmount, maxShipping }: OfferPlace,
): { readonly service: ShippingService; readonly amount: number } | null {
  const option = shippingService ? options.find(({ service }) => service === shippingService) : options[0];
  const service = option?.service ?? shippingService;
  const asked = Math.min(option?.amount ?? Infinity, maxShipping ?? Infinity);
  const amount = shippingAmount ?? (Number.isFinite(asked) ? asked : null);
  return service && amount !== null && (option || shippingService) ? { service, amount } : null;
}
