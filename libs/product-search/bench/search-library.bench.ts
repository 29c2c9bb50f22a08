import type { Bench } from '@gantry/tooling/bench';

const bench: Bench = {
  name: 'P2-library',
  title: 'The search library alone: ranking against plain BM25, and speed in memory',
  async run() {
    // The library's own code is measured, which holds more TypeScript than Node strips by itself.
    await import('@gantry/tooling/register');
    const { libraryFigures } = await import('./library-figures.ts');
    return libraryFigures();
  },
};

/** @public run by `npm run bench`, which finds it by its name */
export default bench;
