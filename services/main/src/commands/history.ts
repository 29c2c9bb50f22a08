import { readConfig } from '@gantry/nest-kit/config';
import { DatabaseConfig, KitConfig } from '@gantry/nest-kit/kit-config';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { HistoryThere, loadHistory } from '../history/load-history.ts';

// Gives the demo shop of DATABASE_URL a past of --orders N, once for each --name. Production has none: it refuses.
const most = 1_000_000;
const config = readConfig({ ...DatabaseConfig.table, GANTRY_MODE: KitConfig.table.GANTRY_MODE }, process.env);
/** Nobody has paid by card where no sandbox of the provider knows of it. */
const sandboxUrl = process.env['SANDBOX_URL'];
if (config.GANTRY_MODE === 'production') throw new Error('A demo history exists only in demo mode.');
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '400' },
    name: { type: 'string', default: 'first' },
    // one that is there is no mistake
    'if-missing': { type: 'boolean', default: false },
  },
});
const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < 1 || orders > most)
  throw new Error(`Usage: demo --orders N, with N from 1 to ${most}`);

/** Both are busy at a time where a history is large: one's batch begins while the other's ends. */
const clients = [1, 2].map(() => new Client({ connectionString: config.DATABASE_URL }));
for (const client of clients) await client.connect();
const dayMs = 86_400_000;
const end = Math.floor(Date.now() / dayMs) * dayMs;
let told = 0;
const onProgress = (done: number) => {
  if (done < orders && done - told < 10_000) return;
  told = done;
  process.stdout.write(`${done.toLocaleString('en-US')} of ${orders.toLocaleString('en-US')} orders\n`);
};
try {
  await loadHistory(clients, { orders, name: values.name, end, onProgress, sandboxUrl });
} catch (error) {
  if (!(error instanceof HistoryThere && values['if-missing'])) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} finally {
  for (const client of clients) await client.end();
}
