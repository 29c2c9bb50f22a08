import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { DisputeState } from './disputes/plan-dispute.ts';
import type { Paying, WayToPay } from './planned-moves.ts';
import type { CancelledUntil } from './requests/plan-cancellation.ts';
import type { ReturnActName } from './returns/plan-return.ts';
import { dayMs } from './work-time.ts';

/** What somebody who opens the shop is to find, whatever chance brings: an order that stands somewhere. */
export interface Wish {
  /** days before the history ends */
  readonly age: number;
  /** decides how the order goes, from 0 to 1 */
  readonly fate: number;
  readonly way?: WayToPay;
  /** where its lines stay */
  readonly until?: LineStatus;
  /** the last thing that is done with its return; `request`: nothing yet */
  readonly back?: ReturnActName | 'request';
  /** it is cancelled from where its lines stand then, and this is the last thing that is done */
  readonly cancelled?: { readonly from: LineStatus; readonly until: CancelledUntil };
  /** where a quote stays that comes with it */
  readonly quote?: QuoteStatus;
  /** what came of its invoice a few days ago; `nothing`: it is overdue */
  readonly pays?: Paying | 'nothing';
  /** several lines, which leave in two parts at a fate of that */
  readonly isParted?: true;
  /** how the dispute about it stands */
  readonly disputed?: DisputeState;
  /** it is large enough for the promotions of its day, and its buyer has heard of their codes */
  readonly isPromoted?: true;
  /** somebody asked for it who may not order, and it was approved */
  readonly isApproved?: true;
  /** the demo buyer's, so that their account has it */
  readonly isDemo?: true;
}

const usual = 0.5;
/** A part leaves first. */
const parted = 0.83;

/** One for each queue of the back office, and what an account of a customer shows. */
const wishes: readonly Wish[] = [
  // first of all, since its days count: orders of that time are few, and the next wish takes the one before; three more days than
  // its offer has left, for a weekend may pass before it is sent
  { age: 29, fate: usual, isDemo: true, quote: 'sent-offer' },
  { age: 0, fate: usual, until: 'new', quote: 'new' },
  { age: 0.3, fate: 0.05, until: 'pending-review' },
  { age: 1, fate: usual, way: 'prepaid', until: 'pending', quote: 'in-work' },
  { age: 2, fate: usual, until: 'received', quote: 'waiting-manufacturer' },
  { age: 2.5, fate: usual, isDemo: true, until: 'processing', quote: 'in-work' },
  { age: 3, fate: usual, quote: 'new' },
  { age: 3.5, fate: usual, quote: 'waiting-customer' },
  { age: 4, fate: 0.97, until: 'on-hold' },
  { age: 5, fate: 0.9, until: 'backordered' },
  { age: 6, fate: usual, isDemo: true, until: 'shipped', quote: 'sent-offer' },
  { age: 8, fate: 0.11, until: 'delivery-exception' },
  { age: 13, fate: usual, back: 'request' },
  { age: 15, fate: usual, isDemo: true, back: 'authorize' },
  { age: 18, fate: usual, back: 'note-tracking' },
  { age: 21, fate: usual, back: 'receive' },
  { age: 24, fate: usual, way: 'prepaid', back: 'refund' },
  { age: 38, fate: usual, way: 'prepaid', back: 'keep' },
  { age: 27, fate: usual, pays: 'less' },
  { age: 26, fate: usual, pays: 'more' },
  { age: 28, fate: usual, pays: 'part' },
  { age: 30, fate: usual, pays: 'twice' },
  { age: 11, fate: usual, way: 'card' },
  { age: 31, fate: usual, isDemo: true, way: 'card' },
  { age: 33, fate: usual, isDemo: true, way: 'card', back: 'pay-out' },
  { age: 22, fate: usual, quote: 'move-to-order' },
  { age: 2.2, fate: usual, isApproved: true, until: 'confirmed' },
  { age: 12.5, fate: usual, isApproved: true },
  { age: 44, fate: usual, isApproved: true },
  { age: 11.5, fate: usual, isDemo: true, isPromoted: true },
  { age: 32, fate: usual, isDemo: true, isPromoted: true },
  { age: 60, fate: usual, isPromoted: true },
  { age: 10, fate: usual, isDemo: true, way: 'wallet' },
  { age: 12, fate: usual, way: 'wallet', back: 'pay-out' },
  { age: 4.5, fate: parted, isParted: true, isDemo: true, way: 'card', until: 'backordered' },
  { age: 7, fate: parted, isParted: true, until: 'backordered' },
  { age: 25, fate: parted, isParted: true, way: 'wallet' },
  { age: 20, fate: usual, way: 'card', disputed: 'open' },
  { age: 19, fate: usual, way: 'wallet', disputed: 'open' },
  { age: 35, fate: usual, way: 'card', disputed: 'won' },
  { age: 34, fate: usual, way: 'card', disputed: 'lost' },
  { age: 36, fate: usual, way: 'card', disputed: 'written-off' },
  { age: 3.2, fate: usual, way: 'card', cancelled: { from: 'confirmed', until: 'approve' } },
  { age: 14, fate: usual, isDemo: true, way: 'card', cancelled: { from: 'confirmed', until: 'approve' } },
  { age: 16, fate: usual, way: 'wallet', cancelled: { from: 'confirmed', until: 'approve' } },
  { age: 6.5, fate: usual, way: 'prepaid', cancelled: { from: 'pending', until: 'approve' } },
  { age: 9, fate: usual, way: 'prepaid', cancelled: { from: 'confirmed', until: 'approve' } },
  { age: 5.5, fate: usual, cancelled: { from: 'confirmed', until: 'request' } },
  { age: 17, fate: usual, isDemo: true, cancelled: { from: 'confirmed', until: 'approve' } },
  { age: 29.5, fate: usual, way: 'prepaid', cancelled: { from: 'confirmed', until: 'pay-out' } },
  { age: 37, fate: usual, pays: 'nothing' },
  { age: 52, fate: usual, pays: 'nothing' },
];

/**
 * The orders that bear a wish, by their places: those placed last before the age of each.
 * @param momentOf an order's place
 */
export function placesOfWishes(
  orders: number,
  end: number,
  momentOf: (place: number) => number,
): ReadonlyMap<number, Wish> {
  const places = new Map<number, Wish>();
  for (const wish of wishes) {
    let place = lastBefore(orders, end - wish.age * dayMs, momentOf);
    while (places.has(place)) place -= 1;
    if (place >= 0) places.set(place, wish);
  }
  return places;
}

/** The last place at or before a moment; -1 where all come later. */
function lastBefore(orders: number, moment: number, momentOf: (place: number) => number): number {
  let [from, to] = [-1, orders - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (momentOf(middle) <= moment) from = middle;
    else to = middle - 1;
  }
  return from;
}
