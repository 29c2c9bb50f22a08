import path from 'node:path';
import { readConfig } from '@gantry/nest-kit/config';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { Client } from 'pg';
import { readProviderLedger } from '../audit/provider-ledger.ts';
import { runAudit } from '../audit/run-audit.ts';

// Compares all the shop of DATABASE_URL has written down, prints every disagreement, and ends with 1 where there is one.
const { DATABASE_URL } = readConfig({ DATABASE_URL: DatabaseConfig.table.DATABASE_URL }, process.env);
const database = new Client({ connectionString: DATABASE_URL });
await database.connect();
const ledgerFile = path.join(process.env.GANTRY_HOME ?? '', 'sandbox', 'ledger.ndjson');
const reports = await runAudit(database, await readProviderLedger(ledgerFile));
await database.end();

let count = 0;
for (const { rule, findings } of reports) {
  const outcome = findings.length === 0 ? 'holds' : `${findings.length} disagree`;
  process.stdout.write(`${rule.name.padEnd(24)} ${outcome.padEnd(14)} ${rule.says}\n`);
  for (const { record, detail } of findings) process.stdout.write(`  ${record}: ${detail}\n`);
  count += findings.length;
}
process.stdout.write(`${reports.length} rules, ${count} disagreements\n`);
process.exitCode = count > 0 ? 1 : 0;
