import type { Chance } from './chance.ts';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** The store's hours (08:00 to 17:00 in Denver) by the clock of the database, within what summer time moves. */
const opens = 15 * hourMs;
const openFor = 8 * hourMs;

const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay());

/** A moment on a working day, about so many days later: somebody at the store does something then. */
export function atWork(from: number, days: number, chance: Chance): number {
  const later = from + days * dayMs;
  let day = later - (later % dayMs);
  let time = Math.max(later % dayMs, opens + chance.fraction() * hourMs);
  if (time > opens + openFor) {
    day += dayMs;
    time = opens + chance.fraction() * hourMs;
  }
  while (isWeekend(day)) day += dayMs;
  return Math.floor(day + time);
}

const season = [0.92, 0.95, 1.08, 1.06, 1.02, 1, 0.94, 0.97, 1.06, 1.1, 1.02, 0.78];

/** How much is ordered on a day: growth, season, few on weekends; more of late, so that there is work to be done. */
function weightOf(day: number, first: number, end: number): number {
  const growth = 0.5 + (day - first) / (end - first);
  const isRecent = end - day < 9 * dayMs;
  return growth * season[new Date(day).getUTCMonth()]! * (isWeekend(day) ? 0.06 : 1) * (isRecent ? 3 : 1);
}

/**
 * When the orders of two years were placed, one after the other.
 * @returns the moment at a fraction of all orders, from 0 to 1
 */
export function placingTimes(end: number, days = 730): (fraction: number) => number {
  const first = end - days * dayMs;
  const starts = Array.from({ length: days }, (_, index) => first + index * dayMs);
  let total = 0;
  const until = starts.map((day) => (total += weightOf(day, first, end)));
  return (fraction) => {
    const wanted = fraction * total;
    const index = Math.max(
      0,
      until.findIndex((sum) => sum > wanted),
    );
    const before = until[index - 1] ?? 0;
    const within = (wanted - before) / (until[index]! - before);
    return Math.floor(starts[index]! + opens - hourMs + within * (openFor + hourMs));
  };
}
