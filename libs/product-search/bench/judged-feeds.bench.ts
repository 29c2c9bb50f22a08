import type { Bench } from '@gantry/tooling/bench';

const bench: Bench = {
  name: 'P2-judged',
  title:
    'The search library on feeds with judged queries from files: ours against plain BM25, raw and judged',
  async run({ keep }) {
    await import('@gantry/tooling/register');
    const { judgedFigures } = await import('./judged-feeds.ts');
    return judgedFigures(keep);
  },
};

/** @public run by `npm run bench`, which finds it by its name */
export default bench;
