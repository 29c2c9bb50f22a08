import { Injectable } from '@nestjs/common';
import { DomainError } from '@gantry/nest-kit/errors';
import type { PromotionUse } from '../shared/promotion-use.ts';
import { refusalOf } from './judge-promotion.ts';
import { PromoteLines } from './promote-lines.ts';
import { promotionBuyerOf } from './promotion-buyer.ts';
import { PromotionRepository } from './promotion.repository.ts';

/** What decides whose use it is. */
interface PromotedOrder {
  readonly id: string;
  readonly companyId?: string | null;
  readonly accountId?: string | null;
  readonly email: string;
  readonly promotions: readonly PromotionUse[];
}

/** Counts the uses of promotions by orders, so that none is used more often than it may be. */
@Injectable()
export class RedeemPromotions {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly promoting: PromoteLines,
  ) {}

  /**
   * Takes a use of each promotion of an order that was just written, under lock, inside the transaction that writes it.
   * What was held for an approval holds when the promotion has ended meanwhile, but not when it is used up.
   * @param isHeld the price was held for an approval
   * @throws DomainError PRICE_CHANGED where one of them does not count any more
   */
  async redeem(order: PromotedOrder, isHeld: boolean): Promise<void> {
    if (order.promotions.length === 0) return;
    const ids = order.promotions.map(({ id }) => id);
    const { companyId = null, accountId = null } = order;
    const buyer = promotionBuyerOf({ companyId, accountId }, order.email);
    const found = await this.promotions.lockLimited(buyer, ids);
    const moment = await this.promoting.momentOf(buyer, found, order.id);
    const refused = found.flatMap((promotion) => {
      const refusal = refusalOf(promotion, moment);
      const holds = refusal === null || (isHeld && refusal === 'ended');
      return holds ? [] : [{ code: promotion.code, refusal }];
    });
    if (refused.length > 0) throw new DomainError('PRICE_CHANGED', { promotions: refused });
    await this.promotions.insertUses(order.id, ids);
  }
}
