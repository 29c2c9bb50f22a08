import { DomainError } from '@gantry/nest-kit/errors';
import type { AskedPeriod, Period } from '../invoice/statement.ts';

/** Months of a chart that can still be read. */
const mostMonths = 60;

const today = (): string => new Date().toISOString().slice(0, 10);

/** The day twelve months before another, so that both ends make a year. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/**
 * The days of UTC that are asked for, or the last twelve months.
 * @throws DomainError INVALID at `query.from` for a period that ends before it begins, or is of more than five years
 */
export function spendPeriod({ from: asked, to = today() }: AskedPeriod): Period {
  const from = asked ?? yearBefore(to);
  if (from <= to && monthsOf({ from, to }).length <= mostMonths) return { from, to };
  throw new DomainError('INVALID', undefined, [
    { path: 'query.from', message: 'is after the end, or more than five years before it' },
  ]);
}

/** The months of a period, oldest first: `2026-11`. */
export function monthsOf({ from, to }: Period): string[] {
  const months = [];
  let [year, month] = from.split('-').map(Number) as [number, number];
  for (let name = from.slice(0, 7); name <= to.slice(0, 7) && months.length <= mostMonths;) {
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    name = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months;
}
