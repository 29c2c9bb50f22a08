import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export type FeedName = 'office' | 'parts';

/** A query as a buyer types it, with the grades of the products that engines brought and a person read. */
export interface PooledQuery {
  set: FeedName;
  query: string;
  /** what the buyer wants, and what is worth 3, 2, 1 and 0 */
  intent: string;
  /** from 0 (wrong) to 3 (just what was asked for) by the feed's id; of any other product nobody knows */
  grades: Readonly<Record<string, number>>;
  part: Part;
}

/** The half whose results those who tune may look at, and the half they may not. */
export const halves = ['tuned-on', 'held-out'] as const;
type Half = (typeof halves)[number];
/**
 * With a set of its own beside the halves, whose queries were written from the feeds alone, after search had been tuned,
 * and judged by others who knew as little of it: it was run for the first time when all of it was judged.
 */
export const parts = [...halves, 'unseen'] as const;
export type Part = (typeof parts)[number];

/** Which half a query is in, by nothing but its text: nobody chose. */
export const halfOf = (query: string): Half =>
  halves[(createHash('sha256').update(query).digest()[0] as number) % 2] as Half;

/** Judged queries of all parts; a part that is not there yet has none. */
export function pooledQueries(): PooledQuery[] {
  return parts.flatMap((name) => {
    const file = new URL(`./judged/${name}.ndjson`, import.meta.url);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const judged = JSON.parse(line) as Omit<PooledQuery, 'part'>;
      return { ...judged, part: name === 'unseen' ? name : halfOf(judged.query) };
    });
  });
}
