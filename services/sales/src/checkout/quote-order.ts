import { Injectable } from '@nestjs/common';
import type { DeliveryPlace } from '@gantry/contracts/delivery-place';
import { shippingQuote, taxationCalculate } from '@gantry/contracts/endpoints/internal';
import type { ShippingOption, ShippingService } from '@gantry/contracts/schemas/shipping';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import type { CartState } from '../cart/cart.ts';
import { PriceBook } from '../shared/price-book.ts';
import { shippedGoodsOf } from '../shared/shipped-goods.ts';
import { goodsValue, totalsOf, type OrderQuote, type QuotedLine } from './order-quote.ts';

/** How an order is to be priced, beside what is in it. */
export interface QuoteChoices {
  /** where it goes, as far as its price depends on it */
  readonly place: DeliveryPlace;
  /** the service chosen; without one the first that is offered */
  readonly service: ShippingService | null;
  /** the buyer's company, whose certificates count for tax as the account's do */
  readonly companyId: string | null;
  /** whether the answer brings how the tax came about, for an order to keep */
  readonly withRecord?: boolean;
}

/** Prices a cart for a destination: goods by the catalogue, shipping and tax by their services. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly client: ContractClient,
    private readonly priceBook: PriceBook,
  ) {}

  /**
   * @throws DomainError CART_EMPTY without a line to order, SHIPPING_UNAVAILABLE when nothing goes there
   */
  async quote(cart: CartState, accountId: string | null, to: QuoteChoices): Promise<OrderQuote> {
    const lines = await this.priceLines(cart, accountId);
    if (lines.length === 0) throw new DomainError('CART_EMPTY');
    return this.quoteLines(lines, accountId, to);
  }

  /** The same for lines whose prices are known. @throws DomainError SHIPPING_UNAVAILABLE when nothing goes there */
  async quoteLines(
    lines: readonly QuotedLine[],
    accountId: string | null,
    to: QuoteChoices,
  ): Promise<OrderQuote> {
    const subtotal = goodsValue(lines);
    const { place, service, companyId, withRecord = false } = to;
    const goods = shippedGoodsOf(lines);
    const asked = { ...place, subtotal, goods, service, withRecords: withRecord };
    const shipping = await this.client.call(shippingQuote, { body: asked });
    const option = chooseOption(shipping.options, service);
    const record = shipping.records.find((one) => one.service === option.service) ?? null;
    const handlingFee = shipping.handling.fee;
    const tax = await this.client.call(taxationCalculate, {
      body: {
        country: place.country,
        region: place.region,
        postalCode: place.postalCode,
        city: place.city ?? null,
        lines: lines.map(taxable),
        shipping: option.amount,
        handling: handlingFee,
        customer: accountId ? { accountId, companyId } : null,
        withRecord,
      },
    });
    const totals = totalsOf(subtotal, { shipping: option.amount, handlingFee, tax: tax.total });
    const { options, asks } = shipping;
    return { lines, options, option, shippingRecord: record, asks, tax, totals };
  }

  /** Lines that have a price, at that of this moment. */
  async priceLines(cart: CartState, accountId: string | null): Promise<QuotedLine[]> {
    const prices = await this.priceBook.price(cart.lines, accountId);
    return cart.lines.flatMap(({ id, sku, quantity }) => {
      const product = prices.get(sku);
      const unitPrice = product?.unitPrice ?? null;
      return product && unitPrice !== null ? [{ id, product, quantity, unitPrice }] : [];
    });
  }
}

function chooseOption(options: readonly ShippingOption[], service: ShippingService | null): ShippingOption {
  const option = service ? options.find((one) => one.service === service) : options[0];
  if (!option) throw new DomainError('SHIPPING_UNAVAILABLE', { options: options.map((one) => one.service) });
  return option;
}

const taxable = ({ id, product, quantity, unitPrice }: QuotedLine) => ({
  id,
  amount: unitPrice * quantity,
  unitPrice,
  taxCode: product.taxCode,
});
