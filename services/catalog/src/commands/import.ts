import path from 'node:path';
import type { Client } from 'pg';
import { noMapping } from '../feeds/format/columns/column-mapping.ts';
import { readFeed, type Feed } from '../feeds/format/read/read-feed.ts';
import { FeedFiles, keeperOfFiles } from '../feeds/import/run/feed-files.ts';
import { fingerprintOf } from '../feeds/import/run/fingerprint.ts';
import { importFeed } from '../feeds/import/run/import-feed.ts';
import { ImportLog } from '../feeds/import/run/import-log.ts';
import type { ImportSummary } from '../feeds/import/run/import-summary.ts';
import { importOffers } from '../feeds/import/offers/import-offers.ts';
import { readArguments, runCommand, UsageError } from './command-line.ts';
import { chosenMapping, saveMapping } from './chosen-mapping.ts';
import { ImportReport } from './import-report.ts';

const usage = `Usage: import <file: CSV, TSV or NDJSON, optionally gzipped, or a ZIP file with one of these and the files it names>
  --dry-run                 check everything and report, but save nothing
  --errors <file.csv>       write row errors to this file: line, id, field, problem, row
  --map <mapping>           a JSON or YAML file, the name of a saved mapping, or "Their name=our field, ..."
  --save-map <name>         save the mapping under this name
  --feed <name>             the supplier's feed (default: main)
  --full                    the file is the whole feed: archive products it no longer lists
  --archive-any-number      with --full: archive them even if that is more than half
  --all-or-nothing          if interrupted, the catalog stays as it was (default)
  --steps                   commit every 10,000 rows; if interrupted, the same command resumes
  --step-rows <number>      like --steps, with this many rows
  --restart                 with --steps: start again at the first row
  --demo-prices             make up prices and stock where the feed has none`;

const usualStep = 10_000;

function stepRowsOf({ steps, 'step-rows': given }: { steps: boolean; 'step-rows'?: string | undefined }) {
  if (given === undefined) return steps ? usualStep : null;
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new UsageError('--step-rows must be a whole number.');
  return Number(given);
}

function readImportArguments() {
  const { values, positionals } = readArguments({
    'demo-prices': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'all-or-nothing': { type: 'boolean', default: false },
    'archive-any-number': { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
    'step-rows': { type: 'string' },
    restart: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    feed: { type: 'string', default: 'main' },
    map: { type: 'string' },
    'save-map': { type: 'string' },
    errors: { type: 'string' },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(usage);
  const stepRows = stepRowsOf(values);
  if (stepRows && values['all-or-nothing'])
    throw new UsageError('--steps and --all-or-nothing cannot be combined.');
  return { values, file, stepRows };
}

/** What the command was asked, and the feed it opened for it. */
interface Order extends ReturnType<typeof readImportArguments> {
  readonly client: Client;
  readonly feed: Feed;
  readonly mapping: Awaited<ReturnType<typeof chosenMapping>>;
  readonly report: ImportReport;
}

const commonOptions = ({ values, report }: Order) => ({
  dryRun: values['dry-run'],
  onError: report.error,
  onProgress: report.progress,
  onWaiting: report.waiting,
});

async function runOffers(order: Order): Promise<ImportSummary> {
  const { client, feed, values } = order;
  if (values.full) throw new UsageError('This file has only prices and stock, so --full does not apply.');
  console.log('The file has only prices and stock; all other product data stays the same.');
  return importOffers(client, feed.rows(), commonOptions(order));
}

/** By it a run in steps goes on where an earlier run of the same file with the same settings was broken off. */
async function identityOf({ file, values, mapping }: Order) {
  const settings = [mapping, values.feed, values['demo-prices'], values.full];
  const fingerprint = await fingerprintOf(file, settings);
  return { fingerprint, feed: values.feed, file: path.basename(file) };
}

async function runProducts(order: Order): Promise<ImportSummary> {
  const { client, feed, file, values, stepRows, report } = order;
  const identity = await identityOf(order);
  if (values.restart) await new ImportLog(client).forget(identity);
  const home = process.env['GANTRY_HOME'] ?? '.gantry';
  const files = await FeedFiles.with(file, keeperOfFiles(home, values['dry-run']));
  try {
    const summary = await importFeed(client, feed.rows(), {
      ...commonOptions(order),
      identity,
      files,
      demoPrices: values['demo-prices'],
      onResumed: report.resumed,
      ...(values.full ? { full: values['archive-any-number'] ? 'any-number' : 'careful' } : {}),
      ...(stepRows ? { stepRows } : {}),
    });
    tellUnused(feed.unknownColumns(), feed.ignoredFields());
    return summary;
  } finally {
    files.close();
  }
}

await runCommand(async (client) => {
  const given = readImportArguments();
  const { values, file } = given;
  const mapping = await chosenMapping(client, values.map);
  if (values['save-map']) await saveMapping(client, values['save-map'], mapping ?? noMapping);
  const feed = await readFeed(file, mapping);
  const report = new ImportReport(values.errors, feed);
  const order = { ...given, client, feed, mapping, report };
  const summary = feed.kind === 'offers' ? await runOffers(order) : await runProducts(order);
  await report.finish(summary, values['dry-run']);
});

function tellUnused(unknown: readonly string[], ignored: readonly string[]): void {
  if (unknown.length > 0)
    console.log(`Unknown columns, skipped: ${unknown.join(', ')}. Use --map to say what they are.`);
  if (ignored.length > 0)
    console.log(`Ignored: ${ignored.join(', ')}. Only customers of the store write reviews.`);
}
