import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { internalKeyHeader } from '@gantry/contracts/cookies';
import { identityStartRecovery } from '@gantry/contracts/endpoints/identity';
import { demoKey, migrationOf } from '@gantry/nest-kit/testing';
import { gatewayService } from '@gantry/service-gateway/definition';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { freePort } from '@gantry/testing/free-port';

// starts real processes, which takes its time on a busy machine
jest.setTimeout(120_000);

const one = path.resolve(import.meta.dirname, '../src/one.ts');

let database: TestDatabase;
const started: ChildProcess[] = [];
beforeAll(async () => {
  const gateway = path.resolve(import.meta.dirname, '../../gateway/migrations');
  const migrate = migrationOf(gatewayService);
  database = await createTestDatabase({ migrate, migrations: [gateway], name: 'limits' });
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.dropDatabase();
});

/** A gateway as a process of its own, behind which nobody answers. */
async function startGateway() {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    SERVICE_PORT: String(port),
    LOG_LEVEL: 'fatal',
  };
  const child = spawn(process.execPath, ['--import', '@gantry/tooling/register', one, 'gateway'], { env });
  started.push(child);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/ready`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The gateway ended at its start.');
    await sleep(50);
  }
  /** asks for a recovery code as the shell's server does for a visitor; the status says whether it was let through */
  const recover = async () => {
    const answer = await fetch(`${origin}/api/v1${identityStartRecovery.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.7',
        [internalKeyHeader]: demoKey('shell', 'gateway'),
      },
      body: JSON.stringify({ email: 'pat@example.com' }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const restart = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return startGateway();
  };
  return { recover, restart };
}

test('two gateway processes share their limits, and a restart gives nobody new attempts', async () => {
  const [first, second] = await Promise.all([startGateway(), startGateway()]);
  const letThrough = 503;
  for (let round = 0; round < 5; round += 1)
    expect([await first.recover(), await second.recover()]).toEqual([letThrough, letThrough]);
  expect([await first.recover(), await second.recover()]).toEqual([429, 429]);
  const again = await first.restart();
  expect(await again.recover()).toBe(429);
});
