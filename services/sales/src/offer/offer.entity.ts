import { randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { Address } from '@gantry/contracts/schemas/address';
import type { Order as OrderView } from '@gantry/contracts/schemas/order';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { PriceRecord } from '@gantry/contracts/schemas/shipping';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';

const OfferSchema = defineEntity({
  name: 'Offer',
  schema: 'sales',
  tableName: 'offer',
  properties: {
    id: p.uuid().primary(),
    inquiryId: p.uuid(),
    revision: p.integer(),
    shipTo: p.json().$type<Address>(),
    shippingService: p.string().$type<OrderView['shippingService']>(),
    paymentTerm: p.string().$type<OrderView['paymentTerm']>(),
    /** ISO date: the last day on which it can be accepted, at the store */
    validUntil: p.string().columnType('date'),
    /** percent of the total that is due when it is accepted */
    depositPercent: p.integer().nullable(),
    allowsPartial: p.boolean(),
    note: p.text().nullable(),
    subtotal: p.bigint('number'),
    handlingFee: p.bigint('number'),
    shipping: p.bigint('number'),
    /** the seller set it; otherwise it is what the carrier asked */
    shippingIsSet: p.boolean(),
    tax: p.bigint('number'),
    grandTotal: p.bigint('number'),
    taxLines: p.json().$type<OrderView['taxLines']>(),
    taxComplete: p.boolean(),
    ratesVersion: p.string(),
    /** how the tax came about, its lines by number; of a size that only acceptance needs */
    taxRecord: p.json().$type<TaxRecord | null>().nullable().lazy(),
    /** how the carrier's price came about, also where the seller set another; as lazy as the tax record */
    shippingRecord: p.json().$type<PriceRecord | null>().nullable().lazy(),
    sentById: p.string().nullable(),
    sentBy: p.string().nullable(),
    /** who let it be sent, where a rule asked for that */
    approvedById: p.string().nullable(),
    approvedBy: p.string().nullable(),
    sentAt: p.datetime(),
    lines: () => p.oneToMany(OfferLine).mappedBy('offer').orderBy({ lineNumber: 'asc' }),
  },
});

/** Everything an offer says beside its lines. */
export type NewOffer = {
  readonly taxRecord: TaxRecord | null;
  readonly shippingRecord: PriceRecord | null;
} & Pick<
  Offer,
  | 'inquiryId'
  | 'revision'
  | 'shipTo'
  | 'shippingService'
  | 'paymentTerm'
  | 'validUntil'
  | 'depositPercent'
  | 'allowsPartial'
  | 'note'
  | 'subtotal'
  | 'handlingFee'
  | 'shipping'
  | 'shippingIsSet'
  | 'tax'
  | 'grandTotal'
  | 'taxLines'
  | 'taxComplete'
  | 'ratesVersion'
  | 'sentById'
  | 'sentBy'
  | 'approvedById'
  | 'approvedBy'
>;

/** A revision of an offer as it was sent. Nothing about it ever changes; the database refuses to. */
export class Offer extends OfferSchema.class {
  static sendOffer(facts: NewOffer, lines: readonly NewOfferLine[]): Offer {
    const offer = Object.assign(new Offer(), facts, { id: randomUUID(), sentAt: new Date() });
    offer.lines = new Collection<OfferLine, Offer>(offer);
    lines.forEach((line, index) => offer.lines.add(OfferLine.of(offer, index + 1, line)));
    return offer;
  }

  /** the tax that holds instead of the one it was sent with; read with it */
  retaxed?: TaxRecord | null;

  /** What it costs now: the prices it was sent with, and the tax that holds. */
  get totals() {
    const { subtotal, handlingFee, shipping, tax: sent } = this;
    const tax = this.retaxed?.total ?? sent;
    return { subtotal, discount: 0, handlingFee, shipping, tax, grandTotal: this.grandTotal + tax - sent };
  }
}
OfferSchema.setClass(Offer);

const OfferLineSchema = defineEntity({
  name: 'OfferLine',
  schema: 'sales',
  tableName: 'offer_line',
  properties: {
    id: p.uuid().primary(),
    offer: () => p.manyToOne(Offer),
    lineNumber: p.integer(),
    inquiryLineId: p.uuid().nullable(),
    sku: p.string(),
    uri: p.string(),
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string(),
    quantity: p.integer(),
    unitOfMeasure: p.string(),
    listPrice: p.bigint('number').nullable(),
    unitPrice: p.bigint('number'),
    /** what it costs us; only for staff */
    unitCost: p.bigint('number').nullable(),
    tax: p.bigint('number'),
    leadTimeDays: p.integer().nullable(),
    /** what the customer asked for, where this is offered instead */
    insteadOf: p.string().nullable(),
    /** the product that was; null for one in their own words */
    insteadOfSku: p.string().nullable(),
  },
});

/** A line as it is offered. */
export interface NewOfferLine {
  readonly inquiryLineId: string;
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly unitCost: number | null;
  readonly tax: number;
  readonly leadTimeDays: number | null;
  readonly insteadOf: string | null;
  readonly insteadOfSku: string | null;
}

/** A product of an offer with the name it had then and the price that holds. */
export class OfferLine extends OfferLineSchema.class {
  static of(offer: Offer, lineNumber: number, { product, ...facts }: NewOfferLine): OfferLine {
    return Object.assign(new OfferLine(), facts, {
      id: randomUUID(),
      offer,
      lineNumber,
      sku: product.sku,
      uri: product.uri,
      name: product.name,
      brand: product.brand,
      partNumber: product.partNumber,
      unitOfMeasure: product.unitOfMeasure,
      listPrice: product.listPrice,
    });
  }
}
OfferLineSchema.setClass(OfferLine);
