import { parentPort, workerData } from 'node:worker_threads';
import { HistoryBuilder, type HistorySource } from './history-builder.ts';

// A thread that makes the batches it is asked for, while the one that asks writes those before.
const builder = new HistoryBuilder(workerData as HistorySource);
parentPort?.on('message', ({ from, count }: { from: number; count: number }) =>
  parentPort?.postMessage(builder.buildBatch(from, count)),
);
