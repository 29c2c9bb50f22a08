/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { productTag } from '@gantry/contracts/catalogue-tags';
import { CatalogueChanges } from './catalogue-changes.ts';
import { ChangeAwareCache } from './change-aware-cache.ts';
import type { Origin } from './page-origin.ts';

interface Page {
  readonly text: string;
  readonly size: number;
  readonly origin: Origin;
}
const bolt = productTag('bolt');
const nut = productTag('nut');

function open({ maxBytes = 1000 } = {}) {
  const clock = { now: 0 };
  const now = () => clock.now;
  const client = { sendRequest: () => Promise.reject(new Error('nobody is asked')) };
  const changes = new CatalogueChanges({ url: '', internalKey: '', client, now });
  const world = { version: 1, failing: false };
  const made: string[] = [];
  const settings = { staleFor: 700, refreshAfter: 10_000, maxAge: 60_000 };
  const cache = new ChangeAwareCache<Page>({ maxBytes, changes, now, ...settings });
  const get = (key: string, tags: readonly string[] = []) => {
    const make = async (): Promise<Page> => {
      if (world.failing) throw new Error('down');
      const { version } = world;
      made.push(`${key}@${version}`);
      await Promise.resolve();
      return { text: `${key}@${version}`, size: 10, origin: { version, tags } };
    };
    return Promise.resolve(cache.getOrMake(key, make)).then((page) => page?.text);
  };
  const hear = (version: number, tags: readonly string[] | null) => {
    world.version = version;
    changes.takeIn({ version, indexed: true, all: tags === null, tags: [...(tags ?? [])] }, clock.now);
  };
  hear(1, null);
  return { cache, clock, made, world, get, hear };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache', () => {
  test('makes a page once for any number of requests at the same time', async () => {
    const { made, get } = open();
    expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['/@1', '/@1', '/@1']);
    expect(made).toEqual(['/@1']);
  });

  test('rebuilds only pages that show the change', async () => {
    const { clock, made, get, hear } = open();
    await get('/i/bolt', [bolt]);
    await get('/i/nut', [nut]);
    clock.now = 5000;
    hear(2, [bolt]);
    clock.now = 5900;
    expect(await get('/i/bolt', [bolt])).toBe('/i/bolt@2');
    expect(await get('/i/nut', [nut])).toBe('/i/nut@1');
    expect(made).toEqual(['/i/bolt@1', '/i/nut@1', '/i/bolt@2']);
  });

  test('gives the outdated page for a moment while its successor is made, then only the successor', async () => {
    const { clock, get, hear } = open();
    await get('/', [bolt]);
    clock.now = 250;
    hear(2, [bolt]);
    expect(await get('/', [bolt])).toBe('/@1');
    await settled();
    expect(await get('/', [bolt])).toBe('/@2');
  });

  test('counts that moment from when the change may have happened, not from when it was heard of', async () => {
    const { clock, get, hear } = open();
    await get('/', [bolt]);
    clock.now = 800;
    hear(2, [bolt]);
    expect(await get('/', [bolt])).toBe('/@2');
  });

  test('does not give a page for a moment that has missed a change before the last one', async () => {
    const { clock, get, hear } = open();
    await get('/', [bolt]);
    clock.now = 5000;
    hear(2, [bolt]);
    clock.now = 5100;
    hear(3, [bolt]);
    expect(await get('/', [bolt])).toBe('/@3');
  });

  test('makes a page again that was made of data older than the change', async () => {
    const { clock, made, world, get, hear } = open();
    hear(2, [bolt]);
    world.version = 1;
    expect(await get('/', [bolt])).toBe('/@1');
    clock.now = 800;
    world.version = 2;
    expect(await get('/', [bolt])).toBe('/@2');
    expect(made).toEqual(['/@1', '/@2']);
  });

  test('takes everything for changed when the changes are too many to be named', async () => {
    const { clock, get, hear } = open();
    await get('/', [bolt]);
    clock.now = 100;
    hear(2, null);
    expect(await get('/', [bolt])).toBe('/@2');
  });

  test('keeps the outdated page when its successor cannot be made, but gives it only for a moment', async () => {
    const { clock, world, get, hear } = open();
    await get('/', [bolt]);
    hear(2, [bolt]);
    world.failing = true;
    expect(await get('/', [bolt])).toBe('/@1');
    clock.now = 701;
    await expect(get('/', [bolt])).rejects.toThrow('down');
    world.failing = false;
    expect(await get('/', [bolt])).toBe('/@2');
  });

  test('rebuilds stale pages in the background, and very old ones before answering', async () => {
    const { clock, world, get } = open();
    await get('/');
    world.version = 2;
    clock.now = 10_001;
    expect(await get('/')).toBe('/@1');
    await settled();
    expect(await get('/')).toBe('/@2');
    world.version = 3;
    clock.now = 100_000;
    expect(await get('/')).toBe('/@3');
  });

  test('drops the least recently used pages when full', async () => {
    const { cache, made, get } = open({ maxBytes: 20 });
    for (const key of ['/a', '/b', '/a', '/c']) await get(key);
    expect(cache.bytes).toBe(20);
    for (const key of ['/a', '/b']) await get(key);
    expect(made).toEqual(['/a@1', '/b@1', '/c@1', '/b@1']);
  });

  test('keeps nothing that turned out not to be shareable', async () => {
    const { cache } = open();
    expect(await cache.getOrMake('/x', async () => undefined)).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test('caches a made-up query only when it is requested again', () => {
    const { cache } = open();
    expect(cache.admits('/b?x=1', true)).toBe(false);
    expect(cache.admits('/b?x=1', true)).toBe(true);
    expect(cache.admits('/b', false)).toBe(true);
  });
});
