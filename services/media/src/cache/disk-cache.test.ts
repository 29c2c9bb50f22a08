import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'disk-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('disk cache', () => {
  test('gives back what was kept, and nothing for another key', async () => {
    const cache = new DiskCache(path.join(folder, 'made-when-needed'), 1000);
    expect(await cache.get('a')).toBeUndefined();
    await cache.set('a', Buffer.from('bytes'));
    expect(String(await cache.get('a'))).toBe('bytes');
    expect(await cache.get('b')).toBeUndefined();
  });

  test('never holds more than its bound, and drops what was not used for longest', async () => {
    const cache = new DiskCache(folder, 1000);
    for (let index = 0; index < 20; index += 1) {
      await cache.set(`key ${index}`, Buffer.alloc(100));
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    expect((await readdir(folder)).length).toBeLessThanOrEqual(10);
    expect(await cache.get('key 19')).toBeDefined();
    expect(await cache.get('key 0')).toBeUndefined();
  });

  test('a file larger than the bound is not kept', async () => {
    const cache = new DiskCache(folder, 50);
    await cache.set('large', Buffer.alloc(51));
    expect(await readdir(folder)).toEqual([]);
  });

  test('what an earlier process left counts', async () => {
    await new DiskCache(folder, 1000).set('old', Buffer.alloc(900));
    const cache = new DiskCache(folder, 1000);
    await cache.set('new', Buffer.alloc(200));
    expect((await readdir(folder)).length).toBe(1);
  });
});
