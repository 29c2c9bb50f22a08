import type { Availability } from '@gantry/contracts/statuses/availability';
import type { CartNotice, UnresolvedLine } from './cart-notice.ts';

/** A cart as it is kept: what and how many, and what the buyer was last shown; never a price to charge. */
export interface CartState {
  readonly id: string;
  readonly token: string;
  /** raised by every change of the buyer, so that nobody orders what he has not seen */
  readonly version: number;
  readonly unresolved: readonly UnresolvedLine[];
  /** kept until his next change */
  readonly notices: readonly CartNotice[];
  readonly lines: readonly CartStateLine[];
}
export interface CartStateLine {
  readonly id: string;
  readonly position: number;
  readonly sku: string;
  readonly quantity: number;
  /** minor units; null where the price needs an inquiry */
  readonly seenPrice: number | null;
  readonly seenAvailability: Availability;
}

/** Units of the counted products that are not yet reserved, by sku. */
export type Available = ReadonlyMap<string, number>;

export const quantityOf = ({ lines }: CartState, sku: string): number =>
  lines.find((line) => line.sku === sku)?.quantity ?? 0;
