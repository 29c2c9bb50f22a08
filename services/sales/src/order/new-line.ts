import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { PromisedDays } from '@gantry/domain/business-days';
import type { PromisedPart } from './line-delivery.ts';

/** A line as it is ordered: the product with the price it was shown. */
export interface NewLine {
  readonly product: PricedLine;
  readonly quantity: number;
  readonly unitPrice: number;
  /** what promotions take off all its units; nothing where it is left out */
  readonly discount?: number;
  /** a promotion gives it, at no price */
  readonly isGift?: boolean;
  readonly tax: number;
  readonly promise: PromisedDays | null;
  readonly parts: readonly PromisedPart[];
}

/** What a line begins with: nothing of it has left, come back, or been put off. */
export const nothingHappened = {
  quantityShipped: 0,
  quantityDelivered: 0,
  quantityReturned: 0,
  quantityCancelled: 0,
  splitFrom: null,
  deliveredAt: null,
  shippedAmount: 0,
  shippedTax: 0,
  delayAcceptedAt: null,
  shippedOn: null,
} as const;
