import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HistoryBuilder, type BuiltBatch, type HistorySource } from './history-builder.ts';

/** Who makes the batches of a history, asked for one after the other. */
interface BatchMaker {
  readonly nextBatch: (from: number, count: number) => Promise<BuiltBatch>;
  readonly end: () => Promise<unknown>;
}

const here = (source: HistorySource): BatchMaker => {
  const builder = new HistoryBuilder(source);
  return {
    nextBatch: async (from, count) => builder.buildBatch(from, count),
    end: () => Promise.resolve(),
  };
};

function inThread(source: HistorySource): BatchMaker {
  const worker = new Worker(new URL('history-worker.ts', import.meta.url), {
    workerData: source,
    execArgv: ['--import', '@gantry/tooling/register'],
  });
  return {
    nextBatch: async (from, count) => {
      worker.postMessage({ from, count });
      const [batch] = (await once(worker, 'message')) as [BuiltBatch];
      return batch;
    },
    end: () => worker.terminate(),
  };
}

/** The batches that are missing, each made while the one before it is used. */
export async function* builtBatches(source: HistorySource, size: number): AsyncGenerator<BuiltBatch> {
  const { begun, orders } = source;
  // a thread takes a while to begin
  const maker = orders - begun > 2 * size ? inThread(source) : here(source);
  const batchAt = (from: number) =>
    from < orders ? maker.nextBatch(from, Math.min(size, orders - from)) : null;
  try {
    let ahead = batchAt(begun);
    while (ahead) {
      const batch: BuiltBatch = await ahead;
      ahead = batchAt(batch.from + batch.count);
      yield batch;
    }
  } finally {
    await maker.end();
  }
}
