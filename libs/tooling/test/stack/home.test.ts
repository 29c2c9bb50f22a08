import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { commonEnvironment, DOMAINS, publicOrigin } from '../../src/stack/environment.ts';
import { sandboxPart, serviceParts, shellPart } from '../../src/stack/parts.ts';
import { readState, updateState } from '../../src/stack/home-state.ts';
import { gantryHome, homePaths, readSecrets } from '../../src/stack/home.ts';
import { freePort, requireFreePort } from '../../src/stack/ports.ts';
import { fingerprint } from '../../src/stack/releases.ts';
import { readRunFile, runningInstance, writeRunFile, type RunFile } from '../../src/stack/run-file.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'gantry-home-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function runFileOf(pid: number): RunFile {
  return { pid, mode: 'all', url: 'http://127.0.0.1:8080', mailUrl: '', env: {}, pids: {} };
}

test('keeps its secrets: drawn once, readable by the owner only, other ones for another home', () => {
  const first = readSecrets(home);
  expect(readSecrets(home)).toEqual(first);
  expect(statSync(homePaths(home).secrets).mode & 0o777).toBe(0o600);
  expect(readSecrets(path.join(home, 'other')).GANTRY_INTERNAL_KEY).not.toBe(first.GANTRY_INTERNAL_KEY);
});

test('is .gantry in the workspace unless GANTRY_HOME names another folder', () => {
  expect(path.basename(gantryHome({}))).toBe('.gantry');
  expect(gantryHome({ GANTRY_HOME: '/srv/shop' })).toBe('/srv/shop');
});

test('remembers what was done once', () => {
  expect(readState(home)).toEqual({ released: {}, demoCatalogueIn: [] });
  updateState(home, { demoCatalogueIn: ['127.0.0.1/gantry'] });
  updateState(home, { released: { 'mfe-catalog': 'abc' } });
  expect(readState(home)).toEqual({
    released: { 'mfe-catalog': 'abc' },
    demoCatalogueIn: ['127.0.0.1/gantry'],
  });
});

test('takes a run.json of a dead process, or of a stranger with its number, for no running shop', () => {
  expect(runningInstance(home)).toBeUndefined();
  writeRunFile(home, runFileOf(2 ** 22 + 1));
  expect(runningInstance(home)).toBeUndefined();
  writeRunFile(home, runFileOf(1));
  expect(readRunFile(home)?.pid).toBe(1);
  expect(runningInstance(home)).toBeUndefined();
  expect(statSync(homePaths(home).runFile).mode & 0o777).toBe(0o600);
});

test('says in one sentence that a port is in use, and what to do', async () => {
  const port = await freePort();
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const expected = `Port ${port} of 127.0.0.1 is in use. Choose another one, for instance: PORT=${port + 1} npm start`;
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(expected);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort('127.0.0.1', port)).resolves.toBeUndefined();
});

test('gives a changed build another fingerprint, and the same build the same one', () => {
  const build = path.join(home, 'dist');
  expect(fingerprint(build)).toBe(fingerprint(build));
  const empty = fingerprint(home);
  writeFileSync(path.join(home, 'entry.js'), 'one');
  const one = fingerprint(home);
  writeFileSync(path.join(home, 'entry.js'), 'two');
  expect(new Set([empty, one, fingerprint(home)]).size).toBe(3);
});

test('names an origin a visitor can open, also when the shop listens everywhere', () => {
  expect(publicOrigin('0.0.0.0', 8080)).toBe('http://127.0.0.1:8080');
  expect(publicOrigin('::1', 8081)).toBe('http://[::1]:8081');
});

test("passes nothing of the user's shell on that it does not know", () => {
  process.env.GANTRY_TEST_STRAY = 'stray';
  const ports = { services: 1, smtp: 2, sandbox: 3, domains: {} };
  const facts = {
    home,
    host: '127.0.0.1',
    port: 8080,
    secrets: readSecrets(home),
    ports,
    databaseUrl: 'postgresql://',
    extra: {},
  };
  const env = commonEnvironment(facts);
  delete process.env.GANTRY_TEST_STRAY;
  expect(env).not.toHaveProperty('GANTRY_TEST_STRAY');
  expect(env).toMatchObject({
    GATEWAY_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:2',
    SANDBOX_PORT: '3',
  });
  expect(existsSync(env.GANTRY_HOME ?? '')).toBe(true);
});

test('gives each process its own keys and no more, and the secret of all to none that is one of many', () => {
  const domains = Object.fromEntries(DOMAINS.map((domain, at) => [domain, 10 + at]));
  const ports = { services: 1, smtp: 2, sandbox: 3, domains };
  const secrets = readSecrets(home);
  const facts = {
    home,
    host: '127.0.0.1',
    port: 8080,
    secrets,
    ports,
    databaseUrl: 'postgresql://',
    extra: {},
  };
  const parts = [...serviceParts(facts), shellPart(facts), sandboxPart(facts)];
  const keys = new Map(parts.map(({ name, env }) => [name, env.GANTRY_INTERNAL_KEY]));
  expect(parts.some(({ env }) => Object.values(env).includes(secrets.GANTRY_INTERNAL_KEY))).toBe(false);
  const held = (name: string) => keys.get(name)?.match(/\w+(?==)/g);
  // each says how it is, which alone is what opens notifications to all of them
  expect(held('media')).toEqual(['own', 'catalog', 'notifications']);
  expect(held('payments')).toEqual(['own', 'notifications', 'identity', 'sales', 'taxation']);
  expect(held('shell')).toEqual(['gateway', 'catalog']);
  expect(held('gateway')).toEqual(['own', ...DOMAINS]);
  expect(keys.get('sandbox')).toBeUndefined();
  expect(parts.filter(({ env }) => env.GANTRY_ACCOUNT_KEY).map(({ name }) => name)).toEqual(['identity']);
  // the keys of payment providers are for whoever calls them, and for who stands in for them
  const knowing = parts.filter(({ env }) => env.STRIPE_SECRET_KEY || env.PAYPAL_SECRET);
  expect(knowing.map(({ name }) => name)).toEqual(['payments', 'sandbox']);
  const [together] = serviceParts({ ...facts, ports: { ...ports, domains: {} } });
  expect(together?.env.GANTRY_INTERNAL_KEY).toBe(secrets.GANTRY_INTERNAL_KEY);
});
