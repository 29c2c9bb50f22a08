import type { Figure } from '@gantry/tooling/bench';
import { mean } from '../relevance.ts';
import type { Engine } from './engines.ts';
import type { FeedProducts } from './feed-products.ts';
import { readDepth, scoreOf, unjudgedPool, type JudgedRanking, type PooledScore } from './pooled-score.ts';

/** One query with what each engine found, in the engines' order. */
export interface Answered<Query extends JudgedRanking = JudgedRanking> {
  judged: Query;
  rankings: string[][];
  /** whether ours says that no product holds every word */
  isNotWholeSaid: boolean;
}

/** What each engine finds for each query. */
export async function answersOf<Query extends JudgedRanking>(
  engines: readonly Engine[],
  queries: readonly Query[],
): Promise<Answered<Query>[]> {
  const answers: Answered<Query>[] = [];
  for (const judged of queries) {
    const rankings: string[][] = [];
    for (const engine of engines) rankings.push(await engine.best(judged.query, readDepth));
    const [ours] = engines;
    const isNotWholeSaid = (await ours?.saysNotWhole?.(judged.query)) ?? false;
    answers.push({ judged, rankings, isNotWholeSaid });
  }
  return answers;
}

interface Outcome {
  name: string;
  raw: number;
  judged: number;
  share: number;
}

function outcomesOf(engines: readonly Engine[], answers: readonly Answered[]): Outcome[] {
  return engines.map(({ name }, at) => {
    const scores = answers.map(({ judged, rankings }) => scoreOf(judged, rankings[at] as string[]));
    const sum = (pick: (score: PooledScore) => number) => scores.reduce((all, one) => all + pick(one), 0);
    return {
      name,
      raw: mean(scores.map((one) => one.raw)),
      judged: mean(scores.map((one) => one.judged)),
      share:
        (100 * sum((one) => one.judgedInTop)) /
        Math.max(
          1,
          sum((one) => one.inTop),
        ),
    };
  });
}

/** nDCG@10 of each engine in both readings, and how much of its top ten was judged. */
export function rankingFigures(
  what: string,
  engines: readonly Engine[],
  answers: readonly Answered[],
): Figure[] {
  const outcomes = outcomesOf(engines, answers);
  const readings = [
    ['unjudged as wrong', 'raw'],
    ['unjudged left out', 'judged'],
  ] as const;
  return readings.flatMap(([reading, key]) => {
    const rival = Math.max(...outcomes.filter(({ name }) => name.startsWith('BM25')).map((one) => one[key]));
    return outcomes.map((one, at) => ({
      what: `nDCG@10 ${what}, ${reading}: ${one.name}`,
      value: one[key],
      unit: `(${one.share.toFixed(1)} % judged)`,
      ...(at === 0 && { goal: `≥ ${lead} × BM25`, met: one[key] >= lead * rival }),
    }));
  });
}

/** How far ahead of the best BM25 people shall see ours. */
const lead = 1.15;

/** What a judge reads: products without a word of who found them. */
export function poolOf({ ids, products }: FeedProducts, answers: readonly Answered[]): string {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return answers
    .map(({ judged, rankings }) => {
      const found = unjudgedPool(judged, rankings).map((id) => {
        const { name, brand, category, attributes } = products[placeOf.get(id) as number] ?? {};
        return { id, name, brand, category, attributes };
      });
      const { grades: _judged, ...asked } = judged;
      return { ...asked, products: found };
    })
    .filter((one) => one.products.length > 0)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('');
}
