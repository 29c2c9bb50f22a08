import {
  addBusinessDays,
  arrivalDays,
  businessDaysBetween,
  promisedDays,
  type PromisedDays,
} from './business-days.ts';
import type { Availability } from './statuses/availability.ts';

/**
 * When goods ship and arrive: the one pair of days that a buyer is shown for a product, a line of a cart and of an
 * order. Days are calendar days, `2026-11-21`.
 */

/** Where a part of a quantity comes from, in the order in which parts leave. */
export interface SuppliedPart {
  readonly quantity: number;
  /** null: nobody brings it */
  readonly availability: Availability | null;
  /** business days until it leaves, lowest and highest; null where nobody may promise */
  readonly days: readonly [number, number] | null;
  /** the day a supplier brings it to our dock; it leaves on the business day after */
  readonly expectedOn?: string | null | undefined;
}

/** The days on which goods leave and are there; null where nobody may promise. */
export interface DeliveryDays {
  readonly ships: PromisedDays | null;
  /** null too where the way is not known */
  readonly arrives: PromisedDays | null;
}

/** A part of a quantity with days of its own. */
export interface DeliveryPart extends DeliveryDays {
  readonly quantity: number;
}

/** Business days on the way, lowest and highest; null where it is not known. */
export type TransitDays = readonly [number, number] | null;

const noDays: DeliveryDays = { ships: null, arrives: null };

/**
 * The days of each part of a quantity that is ordered at a moment.
 * @param parts in the order in which they leave
 */
export const deliveryParts = (
  parts: readonly SuppliedPart[],
  orderedAt: Date,
  transit: TransitDays,
): DeliveryPart[] =>
  parts.map((part) => ({ quantity: part.quantity, ...daysFrom(shippingDays(part, orderedAt), transit) }));

/** The days on which goods are there that leave on some days. */
export const daysFrom = (ships: PromisedDays | null, transit: TransitDays): DeliveryDays => ({
  ships,
  arrives: ships && transit ? arrivalDays(ships, transit) : null,
});

/** The days of a whole that is complete when its last part is; null as soon as nobody may promise one of them. */
export function wholeDays(parts: readonly DeliveryDays[]): DeliveryDays {
  const [first = noDays, ...others] = parts;
  return others.reduce<DeliveryDays>(
    (whole, { ships, arrives }) => ({
      ships: laterOf(whole.ships, ships),
      arrives: laterOf(whole.arrives, arrives),
    }),
    { ships: first.ships, arrives: first.arrives },
  );
}

/** Days that hold for both of two: neither end comes before that of the other. */
function laterOf(one: PromisedDays | null, other: PromisedDays | null): PromisedDays | null {
  if (!one || !other) return null;
  return { from: later(one.from, other.from), to: later(one.to, other.to) };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** A file takes no way at all, so it has no day either. */
function shippingDays(
  { availability, days, expectedOn }: SuppliedPart,
  orderedAt: Date,
): PromisedDays | null {
  if (availability === null || availability === 'download') return null;
  if (expectedOn) {
    const today = leavingDays([0, 0], orderedAt).from;
    const day = addBusinessDays(later(expectedOn, today), 1);
    return { from: day, to: day };
  }
  return days && leavingDays(days, orderedAt);
}

/** Of each moment the days that were worked out, by lead time: the lines of a cart share few, and a calendar is slow. */
const known = new WeakMap<Date, Map<string, PromisedDays>>();

function leavingDays(days: readonly [number, number], orderedAt: Date): PromisedDays {
  const ofMoment = known.get(orderedAt) ?? new Map<string, PromisedDays>();
  known.set(orderedAt, ofMoment);
  const key = String(days);
  const promised = ofMoment.get(key) ?? promisedDays(days, orderedAt);
  ofMoment.set(key, promised);
  return promised;
}

/** Of the ways to a place that may be in either of two regions, the one that takes longer: a promise is kept. */
export const slowestWay = <Way extends { readonly transitDays: readonly [number, number] }>(
  ways: readonly Way[],
): Way | undefined => ways.toSorted((one, other) => other.transitDays[1] - one.transitDays[1])[0];

/** Whether two spans are the same days. */
export const areSameDays = (one: PromisedDays | null, other: PromisedDays | null): boolean =>
  one?.from === other?.from && one?.to === other?.to;

/**
 * Days of goods that begin to count later than when they were ordered, because they wait for their payment: as many
 * business days after that as they were after the order.
 */
export function daysSince(ships: PromisedDays, orderedAt: Date, since: Date): PromisedDays {
  const start = promisedDays([0, 0], orderedAt).from;
  return promisedDays([businessDaysBetween(start, ships.from), businessDaysBetween(start, ships.to)], since);
}
