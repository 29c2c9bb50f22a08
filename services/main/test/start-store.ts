import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { calleesOf } from '@gantry/contracts/callers';
import { serviceNames } from '@gantry/contracts/callers';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { writeRing } from '@gantry/http-kit/keys';
import type { Env } from '@gantry/nest-kit/config';
import { demoInternalKey } from '@gantry/nest-kit/kit-config';
import { migrateAll } from '@gantry/nest-kit/migrate';
import { startSandbox } from '@gantry/service-sandbox/start';
import { createTestDatabase } from '@gantry/testing/database';
import { AllConfig, OneConfig } from '../src/main-config.ts';
import { domainNames, loadServices } from '../src/services.ts';
import { startServices, type RunningProcess } from '../src/start-services.ts';
import { freePort } from '@gantry/testing/free-port';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
/** No package moves by itself while a test runs: what it compares before and after does not depend on the clock. */
const slowCarrier = { key: 'gantry-sandbox-carrier', dayMs: 86_400_000 };

/**
 * Every domain with demo data: together as `all`, or each by itself as `one`, talking HTTP.
 * @param hasCarrier whether labels are made, by the carrier of the sandbox
 */
export async function startStore(mode: 'all' | 'one', { hasCarrier = false } = {}) {
  const database = await createTestDatabase({ migrate });
  const sandbox = await startSandbox({ smtp: 0, page: 0, carrier: slowCarrier });
  const env = {
    ...storeEnvironment(database.url, sandbox.smtpUrl),
    GANTRY_HOME: path.join(os.tmpdir(), `gantry-main-test-${process.pid}`),
    ...(hasCarrier ? { CARRIER_API: sandbox.pageUrl, CARRIER_KEY: slowCarrier.key } : {}),
  };
  const { processes, origin } = mode === 'all' ? await startTogether(env) : await startApart(env);
  const stop = async () => {
    for (const one of processes.toReversed()) await one.stop();
    await sandbox.stop();
    await database.dropDatabase();
  };
  return { origin, mails: sandbox.mails, sandboxUrl: sandbox.pageUrl, databaseUrl: database.url, stop };
}

/** What services of a test need to know; add where their files go. */
export function storeEnvironment(databaseUrl: string, smtpUrl: string) {
  return {
    DATABASE_URL: databaseUrl,
    DB_POOL: '4',
    GANTRY_MODE: 'demo',
    SMTP_URL: smtpUrl,
    GATEWAY_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'fatal',
    SERVICES_PORT: '0',
  };
}

/** All schemas, the demo accounts and a few hundred products. */
export async function migrate(url: string): Promise<void> {
  const definitions = await loadServices(domainNames);
  const schemas = definitions.filter(({ migrations }) => migrations !== undefined);
  await migrateAll(
    url,
    schemas.map(({ name, migrations = [] }) => ({ schema: name, migrations })),
  );
  await command(['services/identity/src/commands/demo-accounts.ts'], url);
  await command(['services/catalog/src/commands/demo.ts', '--products', '300'], url);
}

/** One of the commands that bring demo data, on the database of a test. */
export async function command(words: string[], url: string): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url, GANTRY_MODE: 'demo' };
  await run(process.execPath, ['--import', '@gantry/tooling/register', ...words], { cwd: root, env });
}

async function startTogether(env: Env) {
  const running = await startServices(domainNames, env, AllConfig);
  return { processes: [running], origin: await running.listen(0, '127.0.0.1') };
}

async function startApart(env: Env) {
  const ports = new Map(
    await Promise.all(domainNames.map(async (name) => [name, await freePort()] as const)),
  );
  const urls = serviceNames.map((name) => [
    `${name.toUpperCase()}_URL`,
    `http://127.0.0.1:${ports.get(name)}`,
  ]);
  const shared = { ...env, ...Object.fromEntries(urls) };
  const processes: RunningProcess[] = [];
  for (const name of domainNames) {
    const port = ports.get(name) ?? 0;
    // its own keys and no more, as the supervisor hands them out
    const GANTRY_INTERNAL_KEY = writeRing(demoInternalKey, name, calleesOf(name, allEndpoints));
    const own = { ...shared, GANTRY_INTERNAL_KEY, SERVICE_PORT: String(port) };
    const running = await startServices([name], own, OneConfig);
    await running.listen(port, '127.0.0.1');
    processes.push(running);
  }
  return { processes, origin: `http://127.0.0.1:${ports.get('gateway')}` };
}
