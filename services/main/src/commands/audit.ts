import { readConfig } from '@gantry/nest-kit/config';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { ProviderAway, readProviderLedger } from '@gantry/service-payments/ledger';
import { Client } from 'pg';
import { runAudit } from '../audit/run-audit.ts';

// Compares all the shop of DATABASE_URL has written down, prints every disagreement, and ends with 1 where there is one.
/** Days of the providers' ledgers that are asked for: each is a call or more. */
const ledgerDays = 14;
const { DATABASE_URL } = readConfig({ DATABASE_URL: DatabaseConfig.table.DATABASE_URL }, process.env);
const database = new Client({ connectionString: DATABASE_URL });
await database.connect();
const ledger = await readProviderLedger(process.env, ledgerDays).catch((error: unknown) => {
  if (!(error instanceof ProviderAway)) throw error;
  process.stdout.write('The provider does not answer: its ledger is not compared.\n');
  return null;
});
const reports = await runAudit(database, ledger);
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
