import { writeFileSync } from 'node:fs';
import type { BenchContext, Figure } from '@gantry/tooling/bench';
import { enginesOver, type Engine } from './engines.ts';
import { feedProducts } from './feed-products.ts';
import { parts, pooledQueries, type FeedName, type Part, type PooledQuery } from './pooled-query.ts';
import { isSold, scoreOf } from './pooled-score.ts';
import { answersOf, poolOf, rankingFigures, type Answered } from './ranking-figures.ts';

/** The feed files that the judged products are from. */
const feedSettings = { office: 'BENCH_OFFICE_FEED', parts: 'BENCH_PARTS_FEED' } as const;
/** Where to write what is to be judged next, if that is wanted. */
const poolFile = process.env.BENCH_POOL;

/** How a part did; what is not sold has no best ranking, only the right answer that there is nothing. */
function partFigures(
  set: FeedName,
  part: Part,
  engines: readonly Engine[],
  answers: readonly Answered<PooledQuery>[],
): Figure[] {
  const those = answers.filter(({ judged }) => judged.part === part);
  const sold = those.filter(({ judged }) => isSold(judged));
  const unsold = those.filter(({ judged }) => !isSold(judged));
  if (sold.length === 0) return [];
  return [
    ...rankingFigures(`${set}, ${sold.length} queries ${part}`, engines, sold),
    {
      what: `${set}, ${unsold.length} queries ${part} for what is not sold: ours finds nothing`,
      value: unsold.filter(({ rankings }) => rankings[0]?.length === 0).length,
      unit: '',
    },
    {
      what: `${set}, ${unsold.length} queries ${part} for what is not sold: ours says that nothing holds all words`,
      value: unsold.filter(({ isNotWholeSaid }) => isNotWholeSaid).length,
      unit: '',
    },
    {
      what: `${set}, ${sold.length} queries ${part} for what is sold: ours finds nothing`,
      value: sold.filter(({ rankings }) => rankings[0]?.length === 0).length,
      unit: '',
    },
  ];
}

/** Per query, for those who tune: nothing of what is held out or unseen. */
const tunedOnScores = (engines: readonly Engine[], answers: readonly Answered<PooledQuery>[]) =>
  answers
    .filter(({ judged }) => judged.part === 'tuned-on' && isSold(judged))
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
    figures.push(...parts.flatMap((part) => partFigures(set, part, engines, answers)));
    saveData(set, tunedOnScores(engines, answers));
    pools.push(poolOf(products, answers));
  }
  if (poolFile) writeFileSync(poolFile, pools.join(''));
  return figures;
}
