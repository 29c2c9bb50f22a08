import type { Bench } from '@gantry/tooling/bench';

const bench: Bench = {
  name: 'P2-blind',
  title:
    'Ranking of real feeds against BM25 and trigrams, on queries judged blind (BENCH_OFFICE_FEED, BENCH_PARTS_FEED)',
  async run(context) {
    // The library's own code is measured, which holds more TypeScript than Node strips by itself.
    await import('@gantry/tooling/register');
    const { pooledFigures } = await import('./relevance/pooled/pooled-figures.ts');
    return pooledFigures(context);
  },
};

/** @public run by `npm run bench`, which finds it by its name */
export default bench;
