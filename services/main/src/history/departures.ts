import type { Move } from './planned-moves.ts';

/** Lines that leave together. */
export interface Departure {
  readonly at: number;
  /** their numbers */
  readonly lines: readonly number[];
  /** null while they are under way */
  readonly deliveredAt: number | null;
}

/** What leaves of an order, one after the other; what the carrier takes out once more has left before. */
export function departuresOf(lineCount: number, moves: readonly Move[]): Departure[] {
  const all = Array.from({ length: lineCount }, (_, index) => index + 1);
  const left = new Set<number>();
  return moves.flatMap(({ at, to, lines = all }) => {
    const leaving = to === 'shipped' ? lines.filter((number) => !left.has(number)) : [];
    const [first] = leaving;
    if (first === undefined) return [];
    for (const number of leaving) left.add(number);
    return { at, lines: leaving, deliveredAt: momentOf(moves, 'delivered', first) };
  });
}

/** When a line came to a status; null where it has not. */
export const momentOf = (moves: readonly Move[], status: Move['to'], line: number): number | null =>
  moves.find(({ to, lines }) => to === status && (!lines || lines.includes(line)))?.at ?? null;

/** Whether nothing of an order is left to leave once this one has, by its place. */
export const isLast = (
  { lines, departures }: { readonly lines: readonly unknown[]; readonly departures: readonly Departure[] },
  place: number,
): boolean => departures.slice(0, place + 1).reduce((sum, one) => sum + one.lines.length, 0) === lines.length;
