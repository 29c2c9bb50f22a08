import type { PromotionRefusal } from '@gantry/contracts/schemas/promotion';
import { shortfallOf, type PromotableLine, type Shortfall } from '@gantry/domain/promotions';
import type { PromotionBuyer } from './promotion-buyer.ts';
import type { CandidatePromotion } from './promotion.repository.ts';

/** What decides about a promotion beside its goods. */
export interface PromotionMoment {
  readonly buyer: PromotionBuyer;
  readonly hasOrdered: boolean;
  /** today, as the store counts days */
  readonly day: string;
}

/** A promotion with why it does not count for a buyer; null: it does, as far as others let it. */
export interface JudgedPromotion {
  readonly promotion: CandidatePromotion;
  readonly refusal: PromotionRefusal | null;
  /** what its goods are short of; null where that is not why */
  readonly missing: Shortfall | null;
}

/** Why a promotion does not count for a buyer now, whatever is in their cart; null where it may. */
export function refusalOf(
  promotion: CandidatePromotion,
  { buyer, hasOrdered, day }: PromotionMoment,
): PromotionRefusal | null {
  const { status, startsOn, endsOn, companyIds, limitTotal, limitEach } = promotion;
  if (status === 'draft') return 'unknown';
  if (status !== 'active' || (endsOn !== null && endsOn < day)) return 'ended';
  if (startsOn !== null && startsOn > day) return 'not-begun';
  if (companyIds.length > 0 && !companyIds.includes(buyer.companyId ?? '')) return 'not-yours';
  if (promotion.firstOrderOnly && hasOrdered) return 'first-order';
  if (limitTotal !== null && promotion.used >= limitTotal) return 'used-up';
  return limitEach !== null && promotion.usedByBuyer >= limitEach ? 'used-by-you' : null;
}

/** The same for the goods they want. */
export function judgePromotion(
  promotion: CandidatePromotion,
  lines: readonly PromotableLine[],
  moment: PromotionMoment,
): JudgedPromotion {
  const refusal = refusalOf(promotion, moment);
  if (refusal) return { promotion, refusal, missing: null };
  const missing = shortfallOf(promotion, lines);
  if (!missing) return { promotion, refusal: 'other-goods', missing: null };
  const isShort = missing.goods > 0 || missing.quantity > 0;
  return isShort
    ? { promotion, refusal: 'too-little', missing }
    : { promotion, refusal: null, missing: null };
}
