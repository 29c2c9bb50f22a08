import type { ShownPromotion } from '@gantry/contracts/schemas/promotion';
import {
  applyPromotions,
  goodsOffOf,
  type AppliedPromotion,
  type PromotableLine,
  type PromotableShipping,
} from '@gantry/domain/promotions';
import { promotionNameIn, type PromotionUse } from '../shared/promotion-use.ts';
import type { JudgedPromotion } from './judge-promotion.ts';

/** The promotions that were looked at for some goods, and what they take off them. */
export class OrderPromotions {
  constructor(
    private readonly judged: readonly JudgedPromotion[],
    private readonly lines: readonly PromotableLine[],
    /** codes that are nobody's */
    private readonly unknownCodes: readonly string[] = [],
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
      if (promotion.code === null && refusal !== null && refusal !== 'too-little') return [];
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
    return [...known, ...this.unknownCodes.map(unknownCode)];
  }

  /** What an order is placed with: promotions that took something off it. @param lineIds in the order of its lines */
  usesOf(applied: readonly AppliedPromotion[], lineIds: readonly string[]): PromotionUse[] {
    const promotions = new Map(this.judged.map(({ promotion }) => [promotion.id, promotion]));
    return applied.flatMap(({ id, lines, shipping }) => {
      const promotion = promotions.get(id);
      if (!promotion || lines.length + shipping === 0) return [];
      const numbered = lines.map((line) => ({
        lineNumber: lineIds.indexOf(line.id) + 1,
        amount: line.amount,
      }));
      return [{ id, code: promotion.code, names: promotion.names, lines: numbered, shipping }];
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
  const isWorthNothing = counts.lines.length + counts.shipping === 0;
  return shipping !== null && shipping.amount > 0 && isWorthNothing ? 'other-service' : null;
}

const unknownCode = (code: string): ShownPromotion => ({
  code,
  name: code,
  kind: 'amount',
  refusal: 'unknown',
  missing: null,
  goods: 0,
  shipping: null,
});
