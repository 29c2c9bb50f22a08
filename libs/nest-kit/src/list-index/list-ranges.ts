import type { CompareMode } from '@gantry/contracts/table-filter';
import type { ValueRange } from './list-columns.ts';

const dayMicroseconds = 24 * 60 * 60 * 1_000_000;

/** Whole numbers that compare so with one. */
export function numberRange(mode: CompareMode, value: number): ValueRange {
  return spanRange(mode, value, value + 1);
}

/** Moments, in microseconds, that compare so with a day of UTC, of which each is the whole; none for a day that is none. */
export function dayRange(mode: CompareMode, day: string): ValueRange {
  const start = Date.parse(`${day}T00:00:00Z`) * 1000;
  if (Number.isNaN(start)) return { from: 0, until: 0 };
  return spanRange(mode, start, start + dayMicroseconds);
}

function spanRange(mode: CompareMode, start: number, end: number): ValueRange {
  switch (mode) {
    case 'equals':
      return { from: start, until: end };
    case 'less':
      return { from: -Infinity, until: start };
    case 'less-or-equal':
      return { from: -Infinity, until: end };
    case 'greater':
      return { from: end, until: Infinity };
    case 'greater-or-equal':
      return { from: start, until: Infinity };
  }
}

/** Whether a number that rows share compares so with one. */
export function comparesNumber(mode: CompareMode, value: number): (cell: unknown) => boolean {
  const { from, until } = numberRange(mode, value);
  return (cell) => typeof cell === 'number' && cell >= from && cell < until;
}
