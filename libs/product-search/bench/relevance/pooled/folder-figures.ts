import { writeFileSync } from 'node:fs';
import type { BenchContext, Figure } from '@gantry/tooling/bench';
import { enginesOver, type Engine } from './engines.ts';
import { readJudgedFolder } from './judged-folder.ts';
import { isSold } from './pooled-score.ts';
import { answersOf, poolOf, rankingFigures, type Answered } from './ranking-figures.ts';

/** How search ranks the feeds of some folders by the judgements beside them, which need not be the project's. */
export async function folderFigures(
  folders: readonly string[],
  { log }: Pick<BenchContext, 'log'>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pools: string[] = [];
  for (const folder of folders) {
    const { name, feed, queries } = readJudgedFolder(folder);
    log(`${name}: ${feed.products.length} products, ${queries.length} queries`);
    const engines = enginesOver(feed);
    const answers = await answersOf(engines, queries);
    figures.push(...figuresOf(name, engines, answers));
    pools.push(poolOf(feed, answers));
  }
  const poolFile = process.env.BENCH_POOL;
  if (poolFile) writeFileSync(poolFile, pools.join(''));
  return figures;
}

/** All that is sold, and apart the queries whose words a product holds together and those whose words none does. */
function figuresOf(name: string, engines: readonly Engine[], answers: readonly Answered[]): Figure[] {
  const sold = answers.filter(({ judged }) => isSold(judged));
  const groups = [
    ['', sold],
    [' whose words a product holds together', sold.filter(({ isNotWholeSaid }) => !isNotWholeSaid)],
    [' whose words no product holds together', sold.filter(({ isNotWholeSaid }) => isNotWholeSaid)],
  ] as const;
  return groups
    .filter(([, those]) => those.length > 0)
    .flatMap(([which, those]) => rankingFigures(`${name}, ${those.length} queries${which}`, engines, those));
}
