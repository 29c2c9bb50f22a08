import { PromoteLines } from './promote-lines.ts';
import { PromotionRepository } from './promotion.repository.ts';
import { RedeemPromotions } from './redeem-promotions.ts';

/** What promotions are found, counted and written by. */
export const promotion = [PromoteLines, PromotionRepository, RedeemPromotions];
