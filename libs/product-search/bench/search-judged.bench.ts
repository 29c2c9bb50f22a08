import type { Bench } from '@gantry/tooling/bench';

const bench: Bench = {
  name: 'P2-judged',
  title: 'Ranking against BM25 and trigrams by judgements of your own (BENCH_JUDGED=<folder>[,<folder>])',
  async run(context) {
    const folders = (process.env.BENCH_JUDGED ?? '').split(',').filter(Boolean);
    if (folders.length === 0) context.log('BENCH_JUDGED names no folder with a feed and judgements.');
    // The library's own code is measured, which holds more TypeScript than Node strips by itself.
    await import('@gantry/tooling/register');
    const { folderFigures } = await import('./relevance/pooled/folder-figures.ts');
    return folderFigures(folders, context);
  },
};

/** @public run by `npm run bench`, which finds it by its name */
export default bench;
