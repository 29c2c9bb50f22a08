import { importFeed } from '../import/run/import-feed.ts';
import { readFeed } from '../import/read/read-feed.ts';
import { readArguments, runCommand, UsageError } from './command-line.ts';
import { ImportReport } from './import-report.ts';

const usage = 'Usage: import <file.ndjson|.csv, also gzip> [--demo-prices] [--dry-run] [--errors <file.csv>]';

await runCommand(async (client) => {
  const { values, positionals } = readArguments({
    'demo-prices': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    errors: { type: 'string' },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(usage);
  const report = new ImportReport(values.errors);
  const summary = await importFeed(client, readFeed(file), {
    demoPrices: values['demo-prices'],
    dryRun: values['dry-run'],
    onError: report.error,
    onProgress: report.progress,
  });
  await report.finish(summary, values['dry-run']);
});
