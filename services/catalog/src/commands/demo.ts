import { demoRows } from '@gantry/demo-catalog/rows';
import { seedReviews } from './seed-reviews.ts';
import { importFeed, numbered } from '../feeds/import/run/import-feed.ts';
import { readArguments, runCommand, UsageError } from './command-line.ts';
import { ImportReport } from './import-report.ts';

const most = 1_000_000;

await runCommand(async (client) => {
  const { values } = readArguments({ products: { type: 'string', default: '10000' } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > most)
    throw new UsageError(`Usage: demo --products N, with N from 1 to ${most}`);
  const report = new ImportReport(undefined);
  const identity = { fingerprint: `demo:${products}`, feed: 'demo', file: '' };
  const summary = await importFeed(client, numbered(demoRows({ products })), {
    demoPrices: false,
    dryRun: false,
    identity,
    onError: report.error,
    onProgress: report.progress,
  });
  await report.finish(summary, false);
  const reviews = await seedReviews(client);
  console.log(`${reviews} reviews added`);
});
