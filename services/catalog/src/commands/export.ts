import { exportFeed, writeFeedFile } from '../feeds/export/export-feed.ts';
import { UnknownFilter } from '../feeds/export/read-products.ts';
import { readArguments, runCommand, UsageError } from './command-line.ts';

const usage = `Usage: export <file.ndjson or .csv, also .gz>
  --category <path>   one category and what lies below it, as in its address: fasteners/nuts
  --brand <slug>      one brand
  --feed <name>       only products of this supplier's feed
  --prices            only prices and stock`;

await runCommand(async (client) => {
  const { values, positionals } = readArguments({
    category: { type: 'string' },
    brand: { type: 'string' },
    feed: { type: 'string' },
    prices: { type: 'boolean', default: false },
  });
  const [file, ...others] = positionals;
  const ending = /\.(ndjson|jsonl|csv)(\.gz)?$/i.exec(file ?? '')?.[1]?.toLowerCase();
  if (!file || !ending || others.length > 0) throw new UsageError(usage);
  const started = Date.now();
  let products = 0;
  const pieces = exportFeed(client, {
    category: values.category,
    brand: values.brand,
    feed: values.feed,
    format: ending === 'csv' ? 'table' : 'json-lines',
    offersOnly: values.prices,
    onProgress: (count) => {
      products = count;
      if (process.stderr.isTTY) process.stderr.write(`\r${count} products`);
    },
  });
  try {
    await writeFeedFile(file, pieces);
  } catch (error) {
    throw error instanceof UnknownFilter ? new UsageError(error.message) : error;
  }
  const seconds = (Date.now() - started) / 1000;
  console.log(`\r${products} products in ${seconds.toFixed(1)} s: ${file}`);
  if (products > 0)
    console.log('The file contains confidential prices: do not share it outside the company.');
});
