import { feedProblem } from '@gantry/contracts/feed-problems';
import { feedOfferSchema, type FeedOffer } from '@gantry/contracts/schemas/feed';
import * as v from 'valibot';
import type { RawRow } from '../read/read-feed.ts';
import { problemsOf, type FieldProblem } from './issue-problem.ts';
import { otherCurrency, placeOf, type RowProblem } from './row-reader.ts';

/** A row of prices and stock that can be used, and where it stands. */
export interface ReadOffer {
  raw: RawRow;
  offer: FeedOffer;
}

/** Reads rows of prices and stock and reports what is wrong with those that cannot be used. */
export class OfferReader {
  constructor(private readonly report: (problem: RowProblem) => void) {}

  readRow(raw: RawRow): ReadOffer | null {
    if (raw.problem) return this.refuseRow(raw, [['', raw.problem]]);
    const parsed = v.safeParse(feedOfferSchema, plain(raw.value));
    if (!parsed.success) return this.refuseRow(raw, problemsOf(parsed.issues, raw));
    const offer = parsed.output;
    const foreign = otherCurrency(offer.currency);
    if (foreign) return this.refuseRow(raw, [foreign]);
    const hasDates = offer.sale_from != null || offer.sale_until != null;
    if (hasDates && offer.sale_price == null)
      return this.refuseRow(raw, [['sale_price', feedProblem('sale-dates-alone', {})]]);
    return { raw, offer };
  }

  refuseRow(raw: RawRow, problems: readonly FieldProblem[]): null {
    const { id, sku } = (raw.value ?? {}) as { id?: unknown; sku?: unknown };
    const named = [id, sku].find((one) => typeof one === 'string') as string | undefined;
    for (const [field, problem] of problems)
      this.report({ ...placeOf(raw), id: named?.slice(0, 120) ?? '', field, problem, kept: false });
    return null;
  }
}

/** Numbers of parts that a JSON feed writes as numbers are texts; empty texts are nothing. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const row = Object.entries(value).map(([name, held]: [string, unknown]) => {
    if ((name === 'id' || name === 'sku') && typeof held === 'number') return [name, String(held)];
    return [name, held === '' ? null : held];
  });
  return Object.fromEntries(row) as unknown;
}
