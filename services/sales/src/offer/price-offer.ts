import { Injectable } from '@nestjs/common';
import { shippingQuote, taxationCalculate } from '@gantry/contracts/endpoints/internal';
import type { Address } from '@gantry/contracts/schemas/address';
import type { ShippingOption, ShippingService } from '@gantry/contracts/schemas/shipping';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { taxOfLine, totalsOf, type OrderQuote, type TaxAnswer } from '../checkout/order-quote.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { PriceBook } from '../shared/price-book.ts';
import type { NewOfferLine } from './offer.entity.ts';
import { offeredLines, replacedBy } from './offered-lines.ts';

/** What an offer costs at a place: goods at the prices of the desk, shipping and tax by their services. */
export interface PricedOffer {
  readonly lines: readonly NewOfferLine[];
  readonly options: readonly ShippingOption[];
  readonly option: ShippingOption;
  readonly tax: TaxAnswer;
  readonly totals: OrderQuote['totals'];
}

/** Computes offers. Unit prices are those the desk has entered; nothing of what a browser says is believed. */
@Injectable()
export class PriceOffer {
  constructor(
    private readonly client: ContractClient,
    private readonly prices: PriceBook,
  ) {}

  /** The offered lines with their products, before a place is known; without tax. */
  async linesOf(inquiry: Inquiry): Promise<NewOfferLine[]> {
    const { offered } = offeredLines(inquiry);
    const wanted = offered.flatMap(({ sku, quantity }) => (sku ? [{ sku, quantity }] : []));
    const products = await this.prices.price(wanted, inquiry.accountId ?? null);
    return offered.flatMap((line) => {
      const product = products.get(line.sku ?? '');
      if (!product) return [];
      return {
        inquiryLineId: line.id,
        product,
        quantity: line.quantity,
        unitPrice: line.unitPrice ?? 0,
        tax: 0,
        leadTimeDays: line.leadTimeDays ?? null,
        insteadOf: replacedBy(inquiry, line),
      };
    });
  }

  /** @throws DomainError SHIPPING_UNAVAILABLE where nothing goes there, or not by this service */
  async priceAt(inquiry: Inquiry, shipTo: Address, service: ShippingService | null): Promise<PricedOffer> {
    const lines = await this.linesOf(inquiry);
    const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const weightGrams = lines.reduce((sum, { product, quantity }) => sum + product.weightGrams * quantity, 0);
    const { country, region, postalCode } = shipTo;
    const place = { country, region: region ?? null, postalCode };
    const shipping = await this.client.call(shippingQuote, { body: { ...place, subtotal, weightGrams } });
    const option = service ? shipping.options.find((one) => one.service === service) : shipping.options[0];
    if (!option) {
      throw new DomainError('SHIPPING_UNAVAILABLE', { options: shipping.options.map((one) => one.service) });
    }
    const handlingFee = shipping.handling.fee;
    const taxable = lines.map(({ inquiryLineId, product, unitPrice, quantity }) => ({
      id: inquiryLineId,
      amount: unitPrice * quantity,
      taxCode: product.taxCode,
    }));
    const body = { ...place, lines: taxable, shipping: option.amount, handling: handlingFee };
    const tax = await this.client.call(taxationCalculate, { body });
    return {
      lines: lines.map((line) => ({ ...line, tax: taxOfLine(tax, line.inquiryLineId) })),
      options: shipping.options,
      option,
      tax,
      totals: totalsOf(subtotal, { shipping: option.amount, handlingFee, tax: tax.total }),
    };
  }
}
