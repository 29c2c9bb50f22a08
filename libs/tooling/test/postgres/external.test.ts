import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { requireSupported } from '../../src/postgres/external.ts';
import { startPostgres, withClient } from '../../src/postgres/supervisor.ts';

test('uses the PostgreSQL of DATABASE_URL and leaves it running', async () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'gantry-external-'));
  const theirs = await startPostgres({
    root: path.join(home, 'theirs'),
    durable: false,
    databaseUrl: undefined,
  });
  const ours = await startPostgres({ root: path.join(home, 'unused'), databaseUrl: theirs.url('postgres') });
  expect(ours).toMatchObject({ external: true, adopted: false, port: theirs.port });
  expect(ours.url('shop')).toBe(theirs.url('shop'));
  await ours.stop();
  await expect(withClient(theirs.url(), async () => 'still there')).resolves.toBe('still there');
  await theirs.stop();
  rmSync(home, { recursive: true });
});

test('says so when the PostgreSQL of DATABASE_URL cannot be reached', async () => {
  const start = startPostgres({ root: '/unused', databaseUrl: 'postgresql://nobody@127.0.0.1:1/shop' });
  await expect(start).rejects.toThrow(
    'The PostgreSQL of DATABASE_URL cannot be reached: connect ECONNREFUSED',
  );
});

test('asks for version 15 or newer', () => {
  expect(() => requireSupported(150_018)).not.toThrow();
  expect(() => requireSupported(140_012)).toThrow('has version 14.12; 15 or newer is needed');
});
