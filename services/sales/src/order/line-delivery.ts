import type { PromisedDays } from '@gantry/domain/business-days';
import {
  areSameDays,
  daysFrom,
  daysSince,
  wholeDays,
  type DeliveryDays,
  type DeliveryPart,
} from '@gantry/domain/delivery-days';

/** A part of a line that leaves on days of its own; null where nobody may promise. */
export interface PromisedPart {
  readonly quantity: number;
  readonly ships: PromisedDays | null;
}

/** What a line promises. */
interface PromisedLine {
  readonly quantity: number;
  promise?: PromisedDays | null;
  firstPromise?: PromisedDays | null;
  /** as they were promised first */
  parts?: PromisedPart[] | null;
}

/** A line with the way its order is sent. */
interface SentLine extends Pick<PromisedLine, 'promise' | 'parts'> {
  readonly order: { readonly transitDays?: [number, number] | null };
}

interface LineDelivery extends DeliveryDays {
  /** where they have days of their own, else none */
  readonly parts: DeliveryPart[];
}

/** When a line of an order leaves and is there. A line that is late has one new day: its parts are told no more. */
export function lineDelivery({ promise = null, parts, order }: SentLine): LineDelivery {
  const transit = order.transitDays ?? null;
  const isAsPromised = areSameDays(promise, shipsOf(parts ?? []));
  return {
    ...daysFrom(promise, transit),
    parts: isAsPromised
      ? (parts ?? []).map(({ quantity, ships }) => ({ quantity, ...daysFrom(ships, transit) }))
      : [],
  };
}

/** The same as it was promised first, for papers that are filed. */
export const firstDelivery = (line: SentLine & Pick<PromisedLine, 'firstPromise'>): LineDelivery =>
  lineDelivery({ ...line, promise: line.firstPromise ?? null });

/** Parts as a line keeps them: one part is no part. */
export const storedParts = (parts: readonly PromisedPart[]): PromisedPart[] | null =>
  parts.length < 2 ? null : parts.map(({ quantity, ships }) => ({ quantity, ships }));

/**
 * Shares out days when units were split off a line: the first units stay, so they keep the first days.
 * @param part the line of the last units, promised as the whole was
 */
export function sharePromise(line: PromisedLine, part: PromisedLine): void {
  const parts = line.parts ?? [];
  if (parts.length === 0) return;
  promiseParts(line, firstUnits(parts, line.quantity));
  promiseParts(part, firstUnits(parts.toReversed(), part.quantity).toReversed());
}

/** The line waited for its payment until now: its days begin to count. */
export function promiseSince(line: PromisedLine, orderedAt: Date, since: Date): void {
  const moved = (ships: PromisedDays | null = null) => ships && daysSince(ships, orderedAt, since);
  line.promise = moved(line.promise);
  line.firstPromise = line.promise;
  line.parts = line.parts?.map(({ quantity, ships }) => ({ quantity, ships: moved(ships) })) ?? null;
}

const shipsOf = (parts: readonly PromisedPart[]): PromisedDays | null =>
  wholeDays(parts.map(({ ships }) => ({ ships, arrives: null }))).ships;

function promiseParts(line: PromisedLine, parts: readonly PromisedPart[]): void {
  const ships = shipsOf(parts);
  if (areSameDays(line.promise ?? null, line.firstPromise ?? null)) line.promise = ships;
  line.firstPromise = ships;
  line.parts = storedParts(parts);
}

function firstUnits(parts: readonly PromisedPart[], count: number): PromisedPart[] {
  let left = count;
  return parts.flatMap(({ quantity, ships }) => {
    const taken = Math.min(quantity, left);
    left -= taken;
    return taken > 0 ? [{ quantity: taken, ships }] : [];
  });
}
