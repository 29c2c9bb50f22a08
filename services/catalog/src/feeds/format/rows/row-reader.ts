import { feedProblem, givenText, type FeedProblem } from '@gantry/contracts/feed-problems';
import { feedRowSchema, type FeedRow } from '@gantry/contracts/schemas/feed';
import * as v from 'valibot';
import type { RawRow } from '../read/read-feed.ts';
import { salvageRow } from './salvage-row.ts';
import { problemsOf, type FieldProblem } from './issue-problem.ts';

/** Something wrong with a row, one for each field; `kept` when the row was used all the same. */
export interface RowProblem {
  row: number;
  line: number;
  id: string;
  field: string;
  problem: FeedProblem;
  /** the row as written */
  text: string;
  kept: boolean;
}

const maxProblems = 20;
const maxText = 20_000;

/** Reads rows one by one and reports what is wrong with those that cannot be used. */
export class RowReader {
  private readonly seen = new Set<string>();
  /** feed ids of rows that could not be used: the feed still holds these products */
  readonly unusable: string[] = [];

  constructor(private readonly report: (problem: RowProblem) => void) {}

  readRow(raw: RawRow): FeedRow | null {
    if (raw.problem) return this.refuseRow(raw, '', [['', raw.problem]]);
    const value = salvageRow(raw.value);
    const parsed = v.safeParse(feedRowSchema, value);
    const id = idOf(value);
    if (!parsed.success) return this.refuseRow(raw, id, problemsOf(parsed.issues, raw));
    const row = parsed.output;
    if (this.seen.has(row.id))
      return this.refuseRow(raw, id, [['id', feedProblem('id-repeated', { given: givenText(row.id) })]]);
    const foreign = otherCurrency(row.currency);
    if (foreign) return this.refuseRow(raw, id, [foreign]);
    this.seen.add(row.id);
    return row;
  }

  /** A fact that had to be left out of a row that is used. */
  leftOut(raw: RawRow, id: string, field: string, problem: FeedProblem): void {
    this.report({ ...placeOf(raw), id, field, problem, kept: true });
  }

  private refuseRow(raw: RawRow, id: string, problems: readonly FieldProblem[]): null {
    if (id) this.unusable.push(id);
    for (const [field, problem] of problems.slice(0, maxProblems))
      this.report({ ...placeOf(raw), id, field, problem, kept: false });
    return null;
  }
}

export const placeOf = (raw: RawRow) => ({
  row: raw.number,
  line: raw.line,
  text: raw.text().slice(0, maxText),
});

/** What a row calls itself, for the report, also when it cannot be used. */
export function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : '';
  return typeof id === 'string' ? id.slice(0, 120) : '';
}

/** Prices in another currency than the store's are nobody's business here: nothing converts them. */
export function otherCurrency(currency: string | null | undefined): FieldProblem | null {
  if (!currency || currency.toUpperCase() === 'USD') return null;
  return ['currency', feedProblem('other-currency', { given: givenText(currency) })];
}
