/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HighWaterFile } from './high-water-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-seen-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = (): string => path.join(folder, 'releases-seen.json');

describe('the marks of the registry', () => {
  test('outlive a restart', () => {
    new HighWaterFile(folder).set('catalog', { turn: 3, sequence: 2 });
    expect(new HighWaterFile(folder).of('catalog')).toEqual({ turn: 3, sequence: 2 });
  });

  test.each([
    ['cut off', '{"catalog":{"tu'],
    ['empty', ''],
    ['of another shape', '{"catalog":7}'],
    ['no object', 'null'],
    ['of a stranger', '{"elsewhere":{"turn":1,"sequence":1}}'],
  ])('count as none where the file is %s, and are written anew', async (_, text) => {
    await writeFile(file(), text);
    const seen = new HighWaterFile(folder);
    expect(seen.of('catalog')).toBeUndefined();
    seen.set('catalog', { turn: 1, sequence: 1 });
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({ catalog: { turn: 1, sequence: 1 } });
  });

  test('stay in memory where they cannot be written', async () => {
    const place = path.join(folder, 'no-folder');
    await writeFile(place, 'a file stands where the folder should be');
    const seen = new HighWaterFile(place);
    seen.set('catalog', { turn: 1, sequence: 1 });
    expect(seen.of('catalog')).toEqual({ turn: 1, sequence: 1 });
  });

  test('of two workers do not undo each other', () => {
    const [one, two] = [new HighWaterFile(folder), new HighWaterFile(folder)];
    one.set('catalog', { turn: 5, sequence: 4 });
    two.set('admin', { turn: 2, sequence: 2 });
    expect(new HighWaterFile(folder).of('catalog')).toEqual({ turn: 5, sequence: 4 });
    expect(new HighWaterFile(folder).of('admin')).toEqual({ turn: 2, sequence: 2 });
  });
});
