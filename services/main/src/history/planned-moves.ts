import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { moversOf } from '@gantry/domain/statuses/status-table';
import type { Product } from './products.ts';
import type { Doer } from './staff.ts';

/** Lines of an order come to a status. */
export interface Move {
  readonly at: number;
  readonly to: LineStatus;
  readonly by: Doer;
  readonly reason: string | null;
  /** their numbers; all where it is left out */
  readonly lines?: readonly number[];
}
export interface PlannedLine {
  readonly product: Product;
  readonly quantity: number;
  /** minor units; below the list price where it was offered, or agreed on */
  readonly unitPrice: number;
  readonly source: 'list' | 'contract' | 'offer';
  /** what promotions took off all of it; minor units */
  readonly off?: number;
  /** a promotion gave it */
  readonly isGift?: boolean;
}
/** What so many units of it cost; minor units. */
export const totalOf = ({ unitPrice, quantity, off = 0 }: PlannedLine): number => unitPrice * quantity - off;
/** How an order is paid: on terms after its invoice, by check or transfer before it is confirmed, by card, or by wallet. */
export type WayToPay = 'terms' | 'prepaid' | 'card' | 'wallet';
/** By which money comes that a person enters. */
export type Transfer = 'check' | 'wire-transfer' | 'ach';
/**
 * What came of what is owed: all of it, all of it twice, a part that finance has taken for it, or less or more than that, which
 * waits to be matched.
 */
export type Paying = 'all' | 'twice' | 'part' | 'less' | 'more';

/** Whether a provider takes its money, and not a person. */
export const isOnline = (way: WayToPay): way is 'card' | 'wallet' => way === 'card' || way === 'wallet';
/** Who may take a line from one status to another: the same few of many orders. */
const allowed = new Map<string, readonly string[]>();

/** The status book that a plan meets: what it does not allow is a mistake of this file. */
export function requireAllowed(from: LineStatus, to: LineStatus, { role }: Doer): void {
  const key = `${from} ${to}`;
  const movers = allowed.get(key) ?? moversOf(lineStatuses, from, to);
  allowed.set(key, movers);
  if (!movers.includes(role)) throw new Error(`${role} may not go from ${from} to ${to}`);
}
