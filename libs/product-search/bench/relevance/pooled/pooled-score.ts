import { ndcgOfGrades } from '../ndcg.ts';

/** A query and what its products are worth, from 0 (wrong) up, by the feed's id; of any other product nobody knows. */
export interface JudgedRanking {
  query: string;
  grades: Readonly<Record<string, number>>;
}

/** How deep a ranking is read for judged products. */
export const readDepth = 100;
const topDepth = 10;

/** How one ranking did on one query. */
export interface PooledScore {
  /** nDCG@10 where what nobody judged counts as wrong */
  raw: number;
  /** nDCG@10 of the judged products among the first hundred */
  judged: number;
  /** how many of its first ten somebody judged, and how many there are */
  judgedInTop: number;
  inTop: number;
}

/** Whether anything that somebody read is worth showing: false for what is not sold. */
export const isSold = ({ grades }: Pick<JudgedRanking, 'grades'>): boolean =>
  Object.values(grades).some((grade) => grade > 0);

/** Scores a ranking of the feed's ids for a query that something fits (`isSold`). */
export function scoreOf({ grades }: Pick<JudgedRanking, 'grades'>, ranked: readonly string[]): PooledScore {
  const all = Object.values(grades);
  const known = ranked.slice(0, readDepth).flatMap((id) => grades[id] ?? []);
  const top = ranked.slice(0, topDepth);
  return {
    raw:
      ndcgOfGrades(
        top.map((id) => grades[id] ?? 0),
        all,
      ) ?? 0,
    judged: ndcgOfGrades(known, all) ?? 0,
    judgedInTop: top.filter((id) => id in grades).length,
    inTop: top.length,
  };
}

/** What the engines bring within their first ten that nobody judged yet, in an order that tells nothing. */
export function unjudgedPool({ query, grades }: JudgedRanking, rankings: readonly string[][]): string[] {
  const brought = new Set(rankings.flatMap((ranked) => ranked.slice(0, topDepth)));
  const placeOf = (id: string) => hashOf(`${query}\n${id}`);
  return [...brought].filter((id) => !(id in grades)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** A number that is the same at each run and has nothing to do with the text's meaning (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
