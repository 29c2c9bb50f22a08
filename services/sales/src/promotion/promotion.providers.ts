import { EnterPromotion } from './enter-promotion.ts';
import { FindGifts } from './find-gifts.ts';
import { PromoteLines } from './promote-lines.ts';
import { Promotion, PromotionChange } from './promotion.entity.ts';
import { PromotionRepository } from './promotion.repository.ts';
import { RedeemPromotions } from './redeem-promotions.ts';
import { StaffPromotions } from './staff-promotions.ts';
import { StaffPromotionsRepository } from './staff-promotions.repository.ts';
import { TryPromotion } from './try-promotion.ts';

/** What promotions are found, counted and written by. */
export const promotion = [
  EnterPromotion,
  FindGifts,
  PromoteLines,
  PromotionRepository,
  RedeemPromotions,
  StaffPromotions,
  StaffPromotionsRepository,
  TryPromotion,
];
export const promotionTables = [Promotion, PromotionChange];
