import type { CheckoutPreview } from '@gantry/contracts/schemas/order';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { DeliveryQuestion, PriceRecord, ShippingOption } from '@gantry/contracts/schemas/shipping';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { taxationCalculate } from '@gantry/contracts/endpoints/internal';
import type { ShownPromotion } from '@gantry/contracts/schemas/promotion';
import { goodsOffOf, lineOffOf, type AppliedPromotion, type PromotedGift } from '@gantry/domain/promotions';
import type { PromotionUse } from '../shared/promotion-use.ts';

/** A cart line with its price of this moment. */
export interface QuotedLine {
  readonly id: string;
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: number;
  /** a promotion gives it, at no price; left out where it is bought */
  readonly gift?: PromotedGift & { readonly worth: number };
}
export type TaxAnswer = ResponseOf<typeof taxationCalculate>;
export type Totals = CheckoutPreview['totals'];

/** What promotions take off an order. */
export interface QuotedPromotions {
  readonly applied: readonly AppliedPromotion[];
  /** as its buyer reads them */
  readonly shown: readonly ShownPromotion[];
  /** as the order keeps them */
  readonly uses: readonly PromotionUse[];
}

/** What an order costs: computed here from the catalogue's prices, never taken from the browser. */
export interface OrderQuote {
  /** what is bought, and after it what is given */
  readonly lines: readonly QuotedLine[];
  /** what each way costs, less what promotions pay of it */
  readonly options: readonly ShippingOption[];
  readonly option: ShippingOption;
  readonly promoted: QuotedPromotions;
  /** how the shipping came about; null unless it was asked for */
  readonly shippingRecord: PriceRecord | null;
  /** what to ask about the address */
  readonly asks: readonly DeliveryQuestion[];
  readonly tax: TaxAnswer;
  readonly totals: Totals & { readonly shipping: number; readonly tax: number };
}

/** What of an order is paid for: rules about what somebody buys leave gifts out. */
export const boughtSkus = (lines: readonly QuotedLine[]): string[] =>
  lines.filter(({ gift }) => !gift).map(({ product }) => product.sku);

/** Before promotions. */
export const goodsValue = (lines: readonly QuotedLine[]): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

export function totalsOf(
  subtotal: number,
  charges: {
    readonly shipping: number;
    readonly handlingFee: number;
    readonly tax: number;
    /** what promotions take off the goods */
    readonly discount?: number;
  },
): OrderQuote['totals'] {
  const { shipping, handlingFee, tax, discount = 0 } = charges;
  return {
    subtotal,
    discount,
    handlingFee,
    shipping,
    tax,
    grandTotal: subtotal - discount + handlingFee + shipping + tax,
  };
}

/** What promotions take off one line. */
export const discountOfLine = ({ applied }: QuotedPromotions, id: string): number => lineOffOf(applied, id);

/** What promotions take off all goods. */
export const discountOf = ({ applied }: QuotedPromotions): number => goodsOffOf(applied);

/** Tax of one line; shipping and handling are lines of their own. */
export const taxOfLine = ({ lines }: TaxAnswer, id: string): number =>
  lines.find((line) => line.id === id)?.amount ?? 0;

/** How the tax came about, its lines named by the numbers of the order's; null where the answer brought no record. */
export function taxRecordOf({ record }: TaxAnswer, ids: readonly string[]): TaxRecord | null {
  if (!record) return null;
  const numbers = new Map(ids.map((id, at) => [id, String(at + 1)]));
  const renamed = <Line extends { readonly id: string }>(line: Line): Line => ({
    ...line,
    id: numbers.get(line.id) ?? line.id,
  });
  const { request, lines } = record;
  return { ...record, request: { ...request, lines: request.lines.map(renamed) }, lines: lines.map(renamed) };
}
