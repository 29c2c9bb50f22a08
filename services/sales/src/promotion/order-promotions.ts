import type { PromotionRefusal, ShownPromotion } from '@gantry/contracts/schemas/promotion';
import {
  applyPromotions,
  goodsOffOf,
  type AppliedPromotion,
  type PromotableLine,
  type PromotableShipping,
  type PromotedGift,
} from '@gantry/domain/promotions';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { promotionNameIn, type PromotionUse } from '../shared/promotion-use.ts';
import type { FoundGifts } from './find-gifts.ts';
import type { JudgedPromotion } from './judge-promotion.ts';

/** A gift as a line beside those that are bought, at no price. */
export interface GivenLine {
  readonly id: string;
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: 0;
  readonly gift: PromotedGift & { readonly worth: number };
}
/** What was found beside the promotions themselves. */
interface FoundBeside {
  /** codes that are nobody's */
  readonly unknownCodes?: readonly string[];
  readonly gifts?: FoundGifts;
}

/** What the line of a gift is called, among those of its order. */
const giftLineId = (promotionId: string): string => `gift-${promotionId}`;

/** The promotions that were looked at for some goods, and what they take off them. */
export class OrderPromotions {
  constructor(
    private readonly judged: readonly JudgedPromotion[],
    private readonly lines: readonly PromotableLine[],
    private readonly beside: FoundBeside = {},
  ) {}

  /** What is taken off when the goods go this way; null: it is not chosen yet. */
  applyTo(shipping: PromotableShipping | null): AppliedPromotion[] {
    const open = this.judged.filter(({ refusal }) => refusal === null);
    return applyPromotions(
      open.map(({ promotion }) => promotion),
      this.lines,
      shipping,
    );
  }

  /**
   * What the buyer reads: promotions that count, those of their codes that do not, with why, and what is missing for those
   * that would count by themselves.
   */
  shownIn(locale: string, shipping: PromotableShipping | null): ShownPromotion[] {
    const applied = new Map(this.applyTo(shipping).map((one) => [one.id, one]));
    const known = this.judged.flatMap((judged): ShownPromotion[] => {
      const { promotion, missing } = judged;
      const counts = applied.get(promotion.id);
      const refusal = judged.refusal ?? refusalAmong(counts, shipping);
      if (promotion.code === null && refusal !== null && !isTold(refusal)) return [];
      return [
        {
          code: promotion.code,
          name: promotionNameIn(promotion.names, locale),
          kind: promotion.kind,
          refusal,
          missing,
          goods: counts ? goodsOffOf([counts]) : 0,
          shipping: shipping && (counts?.shipping ?? 0),
        },
      ];
    });
    return [...known, ...(this.beside.unknownCodes ?? []).map(unknownCode)];
  }

  /** The gifts of promotions that count. */
  giftsOf(applied: readonly AppliedPromotion[]): GivenLine[] {
    return applied.flatMap(({ id, gift }) => {
      const found = this.beside.gifts?.get(id);
      if (!gift || !found) return [];
      const { product } = found;
      return [{ id: giftLineId(id), product, quantity: gift.quantity, unitPrice: 0 as const, gift }];
    });
  }

  /** What an order is placed with: promotions that took something off it, or gave something. @param lineIds in the order of its lines */
  usesOf(applied: readonly AppliedPromotion[], lineIds: readonly string[]): PromotionUse[] {
    const promotions = new Map(this.judged.map(({ promotion }) => [promotion.id, promotion]));
    return applied.flatMap(({ id, lines, shipping, gift }): PromotionUse[] => {
      const promotion = promotions.get(id);
      if (!promotion || (lines.length + shipping === 0 && !gift)) return [];
      const numbered = lines.map((line) => ({
        lineNumber: lineIds.indexOf(line.id) + 1,
        amount: line.amount,
      }));
      const use = { id, code: promotion.code, names: promotion.names, lines: numbered, shipping };
      if (!gift) return [use];
      const { sku, quantity, worth } = gift;
      return [{ ...use, gift: { lineNumber: lineIds.indexOf(giftLineId(id)) + 1, sku, quantity, worth } }];
    });
  }
}

/** Nothing is taken off. */
export const noPromotions = new OrderPromotions([], []);

/** Why a promotion that might count does not: the buyer gains more by others, or it does not pay for this way. */
function refusalAmong(
  counts: AppliedPromotion | undefined,
  shipping: PromotableShipping | null,
): ShownPromotion['refusal'] {
  if (!counts) return 'better';
  const isWorthNothing = counts.lines.length + counts.shipping === 0 && !counts.gift;
  return shipping !== null && shipping.amount > 0 && isWorthNothing ? 'other-service' : null;
}

/** What is said of a promotion though nobody has asked for it: it could still count, or would if its gift were there. */
const isTold = (refusal: PromotionRefusal): boolean => refusal === 'too-little' || refusal === 'gift-gone';

const unknownCode = (code: string): ShownPromotion => ({
  code,
  name: code,
  kind: 'amount',
  refusal: 'unknown',
  missing: null,
  goods: 0,
  shipping: null,
});
