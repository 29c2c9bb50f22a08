import { Injectable } from '@nestjs/common';
import { shippingQuote, taxationCalculate } from '@gantry/contracts/endpoints/internal';
import type { ShippingOption, ShippingService } from '@gantry/contracts/schemas/shipping';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import type { CartState } from '../cart/cart.ts';
import { PriceBook } from '../shared/price-book.ts';
import { goodsValue, totalsOf, type OrderQuote, type QuotedLine } from './order-quote.ts';

/** Where an order goes, as far as its price depends on it. */
export interface Destination {
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string;
  /** tells places of one ZIP code apart; null where it is not known yet */
  readonly city: string | null;
}

/** How an order is to be priced, beside what is in it. */
export interface QuoteChoices extends Destination {
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
    const subtotal = goodsValue(lines);
    const weightGrams = lines.reduce((sum, line) => sum + line.product.weightGrams * line.quantity, 0);
    const { country, region, postalCode, city, companyId, withRecord = false } = to;
    const place = { country, region, postalCode };
    const shipping = await this.client.call(shippingQuote, { body: { ...place, subtotal, weightGrams } });
    const option = chooseOption(shipping.options, to.service);
    const handlingFee = shipping.handling.fee;
    const tax = await this.client.call(taxationCalculate, {
      body: {
        ...place,
        city,
        lines: lines.map(taxable),
        shipping: option.amount,
        handling: handlingFee,
        customer: accountId ? { accountId, companyId } : null,
        withRecord,
      },
    });
    const totals = totalsOf(subtotal, { shipping: option.amount, handlingFee, tax: tax.total });
    return { lines, options: shipping.options, option, tax, totals };
  }

  private async priceLines(cart: CartState, accountId: string | null): Promise<QuotedLine[]> {
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
