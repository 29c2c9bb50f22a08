import { Injectable } from '@nestjs/common';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Order } from '../order/order.entity.ts';
import { RedeemPromotions } from '../promotion/redeem-promotions.ts';
import { SalesConfig } from '../sales.config.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';

/** How goods that are short, and promotions that have ended, are taken. */
interface Reserved {
  /** units nobody has on the shelf are ordered in */
  readonly mayBackorder: boolean;
  /** its price was held for an approval */
  readonly isHeld: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** Sets the goods of a new order aside, and takes the uses of its promotions: all that others may want as well. */
@Injectable()
export class ReserveOrder {
  constructor(
    private readonly reservations: ReserveStock,
    private readonly promotions: RedeemPromotions,
    private readonly config: SalesConfig,
  ) {}

  /**
   * Last, because everybody who buys the same product waits for this lock.
   * @throws DomainError OUT_OF_STOCK where units may not be ordered in, PRICE_CHANGED where a promotion is used up, or its gift
   *   is gone
   */
  async reserveOrder(order: Order, { mayBackorder, isHeld }: Reserved): Promise<void> {
    await this.promotions.redeem(order, isHeld);
    const isPrepaid = order.paymentTerm === 'advanced' && order.grandTotal > 0;
    const expiresAt = isPrepaid
      ? new Date(order.placedAt.getTime() + this.config.SALES_PREPAID_HOLD_DAYS * day)
      : null;
    const lines = order.lines.getItems();
    const shortages = await this.reservations.reserve(order.id, lines, expiresAt, 'inbound');
    if (shortages.length === 0) return;
    const short = new Set(shortages.map(({ sku }) => sku));
    // the buyer sees the order without it, and may place that
    if (lines.some(({ isGift, sku }) => isGift && short.has(sku)))
      throw new DomainError('PRICE_CHANGED', { gifts: shortages });
    if (!mayBackorder) throw new DomainError('OUT_OF_STOCK', { lines: shortages });
    for (const line of lines) if (short.has(line.sku)) line.availabilityAtOrder = 'backordered';
    await this.reservations.reserve(order.id, lines, expiresAt, 'ordered-in');
  }
}
