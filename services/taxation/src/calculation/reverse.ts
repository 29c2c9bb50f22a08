import type { TaxedLine } from '@gantry/contracts/schemas/taxation';
import { splitTax } from '../rates/rate.ts';

/** An amount of a line that is given back, and how much of it was before. */
export interface GivenBack {
  readonly amount: number;
  readonly before: number;
}

/**
 * The share of a line's tax that goes with a share of its amount. Counted from the beginning, so that the parts of a
 * line given back one after the other sum up to its tax, to the cent.
 */
export function reverseLine(line: TaxedLine, { amount, before }: GivenBack): TaxedLine {
  const upTo = (given: number) => (line.base === 0 ? 0 : share(line.amount, given, line.base));
  const tax = upTo(before + amount) - upTo(before);
  const shares = splitTax(
    tax,
    amount,
    line.parts.map(({ rate }) => rate),
  );
  return {
    ...line,
    base: amount,
    amount: tax,
    parts: fitted(
      line.parts.map((part, at) => ({ ...part, amount: shares[at] ?? 0 })),
      tax,
    ),
  };
}

function share(tax: number, given: number, base: number): number {
  const [t, g, b] = [BigInt(tax), BigInt(given), BigInt(base)];
  return Number((2n * t * g + b) / (2n * b));
}

/** What whole cents leave over or take too much of goes to the part with the highest rate. */
function fitted(parts: TaxedLine['parts'], tax: number): TaxedLine['parts'] {
  const rest = tax - parts.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0 || parts.length === 0) return parts;
  const widest = parts.reduce((best, part, at) => (part.rate > (parts[best]?.rate ?? '') ? at : best), 0);
  return parts.map((part, at) => (at === widest ? { ...part, amount: part.amount + rest } : part));
}
