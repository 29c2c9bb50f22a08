import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readProviderLedger } from '@gantry/service-payments/ledger';
import { startSandbox } from '@gantry/service-sandbox/start';
import { startOwnPostgres, withClient } from '@gantry/testing/own-postgres';
import { runAudit } from '../../src/audit/run-audit.ts';
import { freePort } from '@gantry/testing/free-port';
import { startProcess } from '../start-store-process.ts';
import { migrate, storeEnvironment } from '../start-store.ts';

/** Made-up keys, as the sandbox has them. */
const providerKeys = {
  STRIPE_SECRET_KEY: 'sk_test_gantry',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_gantry',
  STRIPE_WEBHOOK_SECRET: 'whsec_gantrysandbox',
  PAYPAL_CLIENT_ID: 'gantry-sandbox-client',
  PAYPAL_SECRET: 'gantry-sandbox-secret',
  PAYPAL_WEBHOOK_ID: 'WH-GANTRY-SANDBOX',
};

/**
 * A store to be broken: every domain with demo data as one real process that may be killed and started again at its
 * address, a PostgreSQL of its own, and payment providers that do wrong what they are told to. The audit is the judge.
 */
export async function startFaultStore() {
  const home = mkdtempSync(path.join(os.tmpdir(), 'gantry-faults-'));
  chmodSync(home, 0o755);
  const postgres = await startOwnPostgres(path.join(home, 'postgres'));
  const { url } = postgres;
  await migrate(url);
  const port = await freePort();
  const webhooks = `http://127.0.0.1:${port}/api/v1/webhooks`;
  const sandbox = await startSandbox({ smtp: 0, page: 0, refundDelay: 50, webhooks });
  const env = {
    ...storeEnvironment(url, sandbox.smtpUrl),
    ...providerKeys,
    STRIPE_API: sandbox.pageUrl,
    STRIPE_SCRIPT: `${sandbox.pageUrl}/stripe.js`,
    PAYPAL_API: sandbox.pageUrl,
    PAYMENTS_RECONCILE_SECONDS: '1',
    GANTRY_HOME: home,
  };
  const begin = () => startProcess(env, path.join(home, 'services.log'), port);
  let services = await begin();
  const { ledger, switches } = sandbox.providers;
  const rows = <Row>(sql: string, values: unknown[] = []) =>
    withClient(url, async (client) => (await client.query(sql, values)).rows as Row[]);
  /** Waits until nothing is on its way any more: no job that will still be tried, no payment that is asked about. */
  const rest = async () => {
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
      const [row] = await rows<{ jobs: number }>(
        'select count(*)::int as jobs from graphile_worker._private_jobs where attempts < max_attempts',
      );
      if (row?.jobs === 0) return;
    }
    throw new Error('the outbox does not come to rest');
  };
  return {
    origin: services.origin,
    pageUrl: sandbox.pageUrl,
    postgres,
    rows,
    /** What the provider has written down. */
    entries: () => ledger.listEntries(),
    turn: (wrong: Parameters<typeof switches.changeSwitches>[0]) => switches.changeSwitches(wrong),
    /** Another instance of all services on the same database. */
    startSecond: async () => startProcess(env, path.join(home, 'second.log'), await freePort()),
    /** Ends the first at once, until they are started again. */
    endServices: () => services.kill(),
    beginServices: async () => {
      if (services.hasEnded()) services = await begin();
    },
    /** Ends the services at once, whatever they are doing, and starts them again. */
    killServices: async () => {
      await services.kill();
      services = await begin();
    },
    /** The same in order, as a new version is rolled out. */
    restartServices: async () => {
      await services.stop();
      services = await begin();
    },
    /** Every disagreement of what is written down, when all has come to rest. */
    judge: async () => {
      switches.resetSwitches();
      await rest();
      const booked = await readProviderLedger(env, 2);
      const reports = await withClient(url, (client) => runAudit(client, booked));
      return reports.flatMap(({ rule, findings }) => findings.map((one) => ({ rule: rule.name, ...one })));
    },
    stop: async () => {
      await services.stop();
      await sandbox.stop();
      await postgres.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
export type FaultStore = Awaited<ReturnType<typeof startFaultStore>>;
