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
}

/** The half whose results those who tune may look at, and the half they may not. */
export const halves = ['tuned-on', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** Which half a query is in, by nothing but its text: nobody chose. */
export const halfOf = (query: string): Half =>
  halves[(createHash('sha256').update(query).digest()[0] as number) % 2] as Half;

/** Judged queries of both halves; a half that is not there yet has none. */
export function pooledQueries(): PooledQuery[] {
  return halves.flatMap((half) => {
    const file = new URL(`./judged/${half}.ndjson`, import.meta.url);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as PooledQuery);
  });
}
