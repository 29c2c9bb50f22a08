import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { freePort } from '@gantry/testing/free-port';

// starts real processes, which takes its time on a busy machine
jest.setTimeout(120_000);

const nobodysDatabase = 'postgres://nobody@127.0.0.1:1/none';
const source = path.resolve(import.meta.dirname, '../src');

function start(file: string, words: string[], env: Record<string, string>) {
  const options = ['--import', '@gantry/tooling/register', path.join(source, file), ...words];
  const child = spawn(process.execPath, options, { env: { PATH: process.env.PATH, ...env } });
  return { child, said: text(child.stderr), ended: once(child, 'exit') as Promise<[number | null]> };
}

async function refusal(file: string, words: string[], env: Record<string, string>): Promise<string> {
  const { said, ended } = start(file, words, env);
  const [code] = await ended;
  expect(code).toBe(1);
  return said;
}

test('names everything that is missing before it starts anything', async () => {
  const said = await refusal('all.ts', [], {});
  for (const name of ['DATABASE_URL', 'SERVICES_PORT', 'SMTP_URL'])
    expect(said).toContain(`${name}: is missing`);
  expect(said).not.toContain(source);
});

test('refuses demo secrets in production, by name', async () => {
  const env = { GANTRY_MODE: 'production', SERVICE_PORT: '0', GANTRY_SEED: 'gantry-demo-seed' };
  const said = await refusal('one.ts', ['gateway'], env);
  for (const name of ['GANTRY_SEED', 'GANTRY_INTERNAL_KEY'])
    expect(said).toContain(`${name}: production needs`);
});

test('lists the domains when given an unknown one', async () => {
  expect(await refusal('one.ts', ['billing'], {})).toContain('No such domain: billing');
});

test('starts one domain, is ready when those behind it are, and ends in order at SIGTERM', async () => {
  let status = 503;
  const catalog = http.createServer((_request, response) => response.writeHead(status).end());
  await once(catalog.listen(0, '127.0.0.1'), 'listening');
  const { port: catalogPort } = catalog.address() as AddressInfo;
  const port = await freePort();
  const env = {
    SERVICE_PORT: String(port),
    DATABASE_URL: nobodysDatabase,
    LOG_LEVEL: 'fatal',
    CATALOG_URL: `http://127.0.0.1:${catalogPort}`,
  };
  const { child, ended } = start('one.ts', ['gateway'], env);
  const ask = () => fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
  let answer = await ask();
  for (; !answer; answer = await ask()) await sleep(50);
  // without a database it counts requests by itself
  const limits = false;
  const notReady = { ready: false, checks: { limits, catalog: false } };
  expect([answer.status, await answer.json()]).toEqual([503, notReady]);
  status = 200;
  expect(await (await ask())?.json()).toEqual({ ready: true, checks: { limits, catalog: true } });
  catalog.closeAllConnections();
  catalog.close();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
