import { writeFileSync } from 'node:fs';
import type { BenchContext, Figure } from '@gantry/tooling/bench';
import { mean } from '../relevance.ts';
import { enginesOver, type Engine } from './engines.ts';
import { feedProducts, type FeedProducts } from './feed-products.ts';
import { halfOf, halves, pooledQueries, type FeedName, type Half, type PooledQuery } from './pooled-query.ts';
import { isSold, readDepth, scoreOf, unjudgedPool, type PooledScore } from './pooled-score.ts';

/** The feed files that the judged products are from. */
const feedSettings = { office: 'BENCH_OFFICE_FEED', parts: 'BENCH_PARTS_FEED' } as const;
/** Where to write what is to be judged next, if that is wanted. */
const poolFile = process.env.BENCH_POOL;

/** One query with what each engine found, in the engines' order. */
interface Answered {
  judged: PooledQuery;
  rankings: string[][];
  /** whether ours says that no product holds every word */
  isNotWholeSaid: boolean;
}

async function answersOf(engines: readonly Engine[], queries: readonly PooledQuery[]): Promise<Answered[]> {
  const answers: Answered[] = [];
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
function rankingFigures(what: string, engines: readonly Engine[], answers: readonly Answered[]): Figure[] {
  const outcomes = outcomesOf(engines, answers);
  const readings = [
    ['unjudged as wrong', 'raw'],
    ['unjudged left out', 'judged'],
  ] as const;
  return readings.flatMap(([reading, key]) => {
    const rival = Math.max(...outcomes.slice(1).map((one) => one[key]));
    return outcomes.map((one, at) => ({
      what: `nDCG@10 ${what}, ${reading}: ${one.name}`,
      value: one[key],
      unit: `(${one.share.toFixed(1)} % judged)`,
      ...(at === 0 && { goal: '> the others', met: one[key] > rival }),
    }));
  });
}

/** How a half did; what is not sold has no best ranking, only the right answer that there is nothing. */
function halfFigures(
  set: FeedName,
  half: Half,
  engines: readonly Engine[],
  answers: readonly Answered[],
): Figure[] {
  const those = answers.filter(({ judged }) => halfOf(judged.query) === half);
  const sold = those.filter(({ judged }) => isSold(judged));
  const unsold = those.filter(({ judged }) => !isSold(judged));
  if (sold.length === 0) return [];
  return [
    ...rankingFigures(`${set}, ${sold.length} queries ${half}`, engines, sold),
    {
      what: `${set}, ${unsold.length} queries ${half} for what is not sold: ours finds nothing`,
      value: unsold.filter(({ rankings }) => rankings[0]?.length === 0).length,
      unit: '',
    },
    {
      what: `${set}, ${unsold.length} queries ${half} for what is not sold: ours says that nothing holds all words`,
      value: unsold.filter(({ isNotWholeSaid }) => isNotWholeSaid).length,
      unit: '',
    },
    {
      what: `${set}, ${sold.length} queries ${half} for what is sold: ours finds nothing`,
      value: sold.filter(({ rankings }) => rankings[0]?.length === 0).length,
      unit: '',
    },
  ];
}

/** What a judge reads: products without a word of who found them. */
function poolOf({ ids, products }: FeedProducts, answers: readonly Answered[]): string {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return answers
    .map(({ judged, rankings }) => {
      const found = unjudgedPool(judged, rankings).map((id) => {
        const { name, brand, category, attributes } = products[placeOf.get(id) as number] ?? {};
        return { id, name, brand, category, attributes };
      });
      return { set: judged.set, query: judged.query, intent: judged.intent, products: found };
    })
    .filter((one) => one.products.length > 0)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('');
}

/** Per query, for those who tune: nothing of the half that is held out. */
const tunedOnScores = (engines: readonly Engine[], answers: readonly Answered[]) =>
  answers
    .filter(({ judged }) => halfOf(judged.query) === 'tuned-on' && isSold(judged))
    .map(({ judged, rankings }) => ({
      query: judged.query,
      ...Object.fromEntries(engines.map(({ name }, at) => [name, scoreOf(judged, rankings[at] as string[])])),
    }));

/** How search ranks products of real feeds, on queries whose answers were pooled and judged blind. */
export async function pooledFigures({ log, saveData }: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pools: string[] = [];
  for (const set of Object.keys(feedSettings) as FeedName[]) {
    const file = process.env[feedSettings[set]];
    if (!file) {
      log(`${feedSettings[set]} names no feed: queries about it are left out.`);
      continue;
    }
    const products = feedProducts(file);
    const engines = enginesOver(products);
    const queries = pooledQueries().filter((one) => one.set === set);
    const answers = await answersOf(engines, queries);
    figures.push(...halves.flatMap((half) => halfFigures(set, half, engines, answers)));
    saveData(set, tunedOnScores(engines, answers));
    pools.push(poolOf(products, answers));
  }
  if (poolFile) writeFileSync(poolFile, pools.join(''));
  return figures;
}
