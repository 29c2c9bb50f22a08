import type { ApprovalMeasure, RuleHit } from '@gantry/contracts/schemas/offer-approval';
import { discountBasisPoints, marginBasisPoints } from '@gantry/domain/margin';

/** Sums of an offer that rules look at, in minor units. */
export interface MeasuredSums {
  /** list prices of the lines that have one, and what those lines are offered for */
  readonly list: number;
  readonly listed: number;
  readonly goods: number;
  /** null while any line has no cost */
  readonly cost: number | null;
  readonly total: number;
}
/** What of a rule decides whether it asks for an approval. */
export type RuleTerms = Pick<RuleHit, 'name' | 'measure' | 'threshold' | 'approver'>;

interface MeasuredLine {
  readonly listPrice: number | null;
  readonly unitPrice: number;
  readonly unitCost: number | null;
  readonly quantity: number;
}

/** The sums of lines that are offered for a total. */
export function measuredSums(lines: readonly MeasuredLine[], total: number): MeasuredSums {
  const sum = (amountOf: (line: MeasuredLine) => number, of = lines) =>
    of.reduce((all, line) => all + amountOf(line) * line.quantity, 0);
  const listed = lines.filter(({ listPrice }) => listPrice !== null);
  return {
    list: sum(({ listPrice }) => listPrice ?? 0),
    listed: sum(({ unitPrice }) => unitPrice, listed),
    goods: sum(({ unitPrice }) => unitPrice),
    cost: lines.every(({ unitCost }) => unitCost !== null) ? sum(({ unitCost }) => unitCost ?? 0) : null,
    total,
  };
}

const measures: Readonly<Record<ApprovalMeasure, (sums: MeasuredSums) => number | null>> = {
  'discount-above': ({ listed, list }) => discountBasisPoints(listed, list) ?? 0,
  'margin-below': ({ goods, cost }) => (goods === 0 && cost !== null ? 0 : marginBasisPoints(goods, cost)),
  'total-above': ({ total }) => total,
};

/** What a rule asks an approval for; null where it lets the offer pass. A margin nobody knows is asked about. */
export function hitOf({ name, measure, threshold, approver }: RuleTerms, sums: MeasuredSums): RuleHit | null {
  const value = measures[measure](sums);
  const isHit = measure === 'margin-below' ? value === null || value < threshold : (value ?? 0) > threshold;
  return isHit ? { name, measure, threshold, approver, value } : null;
}
