import type { JudgedProduct, JudgedQuery } from './judged-query.ts';

const depth = 10;
const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** nDCG@10 of a ranking against the best one possible over the whole catalogue; null when nothing fits the query. */
export function ndcg(
  { grade }: JudgedQuery,
  ranked: readonly JudgedProduct[],
  all: readonly JudgedProduct[],
): number | null {
  return ndcgOfGrades(ranked.map(grade), all.map(grade));
}

/** nDCG@10 of the grades of a ranking, best first, against all grades there are; null where nothing fits. */
export function ndcgOfGrades(ranked: readonly number[], all: readonly number[]): number | null {
  const best = discounted(all.toSorted((a, b) => b - a));
  return best === 0 ? null : discounted(ranked) / best;
}
