import type { OverviewPeriod } from '@gantry/contracts/schemas/operations';

/** Days of UTC, both included. */
export interface OverviewPeriodDays {
  readonly from: string;
  readonly until: string;
}
export type Grain = 'day' | 'week' | 'month';

const dayMs = 24 * 60 * 60 * 1000;

/** A day so many days after another. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** So many days up to today, the same number before them, and how finely a chart tells them apart. */
export function periodsOf(
  days: OverviewPeriod,
  now: Date,
): { readonly now: OverviewPeriodDays; readonly before: OverviewPeriodDays; readonly grain: Grain } {
  const count = Number(days);
  const until = now.toISOString().slice(0, 10);
  const from = daysAfter(until, 1 - count);
  const before = { from: daysAfter(from, -count), until: daysAfter(from, -1) };
  return { now: { from, until }, before, grain: grainOf(count) };
}

function grainOf(days: number): Grain {
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
}
