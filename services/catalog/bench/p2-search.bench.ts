import type { Bench } from '@gantry/tooling/bench';

const bench: Bench = {
  name: 'P2',
  title: 'Search and suggestions: how well and how fast, against plain BM25',
  async run(context) {
    // The service's own code is measured, which holds more TypeScript than Node strips by itself.
    await import('@gantry/tooling/register');
    const { searchFigures } = await import('./search-figures.ts');
    return searchFigures(context);
  },
};

export default bench;
