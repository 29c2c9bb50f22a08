import { Injectable } from '@nestjs/common';
import type { DeliveryPlace } from '@gantry/contracts/delivery-place';
import { shippingQuote, taxationCalculate } from '@gantry/contracts/endpoints/internal';
import type { ShippingOption, ShippingService } from '@gantry/contracts/schemas/shipping';
import { shippingOffOf } from '@gantry/domain/promotions';
import { currentCall } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import type { CartState } from '../cart/cart.ts';
import { noPromotions, type GivenLine, type OrderPromotions } from '../promotion/order-promotions.ts';
import { PromoteLines, type PromotionAsk } from '../promotion/promote-lines.ts';
import type { PromotionBuyer } from '../promotion/promotion-buyer.ts';
import { PriceBook } from '../shared/price-book.ts';
import { shippedGoodsOf } from '../shared/shipped-goods.ts';
import {
  discountOf,
  discountOfLine,
  goodsValue,
  totalsOf,
  type OrderQuote,
  type QuotedLine,
  type QuotedPromotions,
  type TaxAnswer,
} from './order-quote.ts';

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
  /** whose promotions count; left out, none do */
  readonly promotions?: PromotionAsk;
}

/** What is taxed of an order. */
interface TaxedOrder {
  readonly lines: readonly QuotedLine[];
  readonly promoted: QuotedPromotions;
  readonly accountId: string | null;
  readonly charges: { readonly shipping: number; readonly handlingFee: number };
}

/** Prices a cart for a destination: goods by the catalogue, shipping and tax by their services. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly client: ContractClient,
    private readonly priceBook: PriceBook,
    private readonly promoting: PromoteLines,
  ) {}

  /**
   * With the promotions of a buyer and of the codes in the cart.
   * @throws DomainError CART_EMPTY without a line to order, SHIPPING_UNAVAILABLE when nothing goes there
   */
  async quote(cart: CartState, buyer: PromotionBuyer, to: QuoteChoices): Promise<OrderQuote> {
    const lines = await this.priceLines(cart, buyer.accountId);
    if (lines.length === 0) throw new DomainError('CART_EMPTY');
    return this.quoteLines(lines, buyer.accountId, { ...to, promotions: { buyer, codes: cart.codes } });
  }

  /** The same for lines whose prices are known. @throws DomainError SHIPPING_UNAVAILABLE when nothing goes there */
  async quoteLines(
    bought: readonly QuotedLine[],
    accountId: string | null,
    to: QuoteChoices,
  ): Promise<OrderQuote> {
    const subtotal = goodsValue(bought);
    const { place, service, withRecord = false } = to;
    const promotions = to.promotions ? await this.promoting.promote(bought, to.promotions) : noPromotions;
    // which gifts there are is asked before the way is known: what it costs cannot depend on itself
    const goods = shippedGoodsOf([...bought, ...weighedGifts(promotions)]);
    // what shipping and handling cost goes by the goods before promotions: a code never makes anything dearer
    const asked = { ...place, subtotal, goods, service, withRecords: withRecord };
    const shipping = await this.client.call(shippingQuote, { body: asked });
    const full = chooseOption(shipping.options, service);
    const record = shipping.records.find((one) => one.service === full.service) ?? null;
    const lines = [...bought, ...promotions.giftsOf(promotions.applyTo(full))];
    const promoted = promotedBy(promotions, full, lines);
    const options = shipping.options.map((one) => paidBy(promotions, one));
    const option = paidBy(promotions, full);
    const handlingFee = shipping.handling.fee;
    const charges = { shipping: option.amount, handlingFee };
    const tax = await this.taxLines({ lines, promoted, accountId, charges }, to);
    const totals = totalsOf(subtotal, { ...charges, tax: tax.total, discount: discountOf(promoted) });
    const { asks } = shipping;
    return { lines, options, option, promoted, shippingRecord: record, asks, tax, totals };
  }

  /** Tax on what is really paid. */
  private taxLines(
    { lines, promoted, accountId, charges }: TaxedOrder,
    { place, companyId, withRecord = false }: QuoteChoices,
  ): Promise<TaxAnswer> {
    return this.client.call(taxationCalculate, {
      body: {
        country: place.country,
        region: place.region,
        postalCode: place.postalCode,
        city: place.city ?? null,
        lines: lines.map((line) => taxable(line, discountOfLine(promoted, line.id))),
        shipping: charges.shipping,
        handling: charges.handlingFee,
        customer: accountId ? { accountId, companyId } : null,
        withRecord,
      },
    });
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

/** A way to ship, less what promotions pay of it. */
const paidBy = (promotions: OrderPromotions, option: ShippingOption): ShippingOption => ({
  ...option,
  amount: option.amount - shippingOffOf(promotions.applyTo(option)),
});

/** Gifts that shipping is paid for as for any other line. */
const weighedGifts = (promotions: OrderPromotions): GivenLine[] =>
  promotions.giftsOf(promotions.applyTo(null)).filter(({ gift }) => !gift.shipsFree);

/** What is taken off the goods when they go this way. */
function promotedBy(
  promotions: OrderPromotions,
  option: ShippingOption,
  lines: readonly QuotedLine[],
): QuotedPromotions {
  const applied = promotions.applyTo(option);
  const ids = lines.map(({ id }) => id);
  const locale = currentCall()?.locale ?? 'en-US';
  return {
    applied,
    shown: promotions.shownIn(locale, option),
    uses: promotions.usesOf(applied, ids),
  };
}

/** A line as it is taxed: by what is paid for it, and by the price of one unit then. */
function taxable({ id, product, quantity, unitPrice }: QuotedLine, discount: number) {
  const amount = unitPrice * quantity - discount;
  const paid = discount === 0 ? { unitPrice } : { unitPrice: Math.floor(amount / quantity), discount };
  return { id, amount, ...paid, taxCode: product.taxCode };
}
