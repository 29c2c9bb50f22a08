/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { PageCache } from './page-cache.ts';

interface Page {
  readonly text: string;
  readonly size: number;
}
const page = (text: string): Page => ({ text, size: 10 });

function open({ maxBytes = 1000, staleFor = 500 } = {}) {
  const clock = { now: 0 };
  const made: string[] = [];
  const cache = new PageCache<Page>({ maxBytes, staleFor, now: () => clock.now });
  const get = (key: string, version: string) =>
    cache.get(key, version, async () => {
      made.push(`${key}@${version}`);
      return page(`${key}@${version}`);
    });
  return { cache, clock, made, get };
}

describe('the page cache', () => {
  test('makes a page once for any number of requests at the same time', async () => {
    const { made, get } = open();
    const pages = await Promise.all([get('/', '1'), get('/', '1'), get('/', '1')]);
    expect(pages.map((one) => one?.text)).toEqual(['/@1', '/@1', '/@1']);
    expect(made).toEqual(['/@1']);
  });

  test('gives the outdated page for a moment while its successor is made, then only the successor', async () => {
    const { clock, get } = open();
    await get('/', '1');
    expect((await get('/', '2'))?.text).toBe('/@1');
    await Promise.resolve();
    expect((await get('/', '2'))?.text).toBe('/@2');
    clock.now = 100;
    expect((await get('/', '3'))?.text).toBe('/@2');
  });

  test('waits for the successor when the page has been outdated for longer', async () => {
    const { cache, clock, get } = open();
    await get('/', '1');
    const failing = () => cache.get('/', '2', () => Promise.reject(new Error('down')));
    expect((await failing())?.text).toBe('/@1');
    clock.now = 501;
    await expect(failing()).rejects.toThrow('down');
    expect((await get('/', '2'))?.text).toBe('/@2');
  });

  test('drops what was not asked for the longest when it is full', async () => {
    const { cache, made, get } = open({ maxBytes: 20 });
    await get('/a', '1');
    await get('/b', '1');
    await get('/a', '1');
    await get('/c', '1');
    expect(cache.bytes).toBe(20);
    await get('/a', '1');
    await get('/b', '1');
    expect(made).toEqual(['/a@1', '/b@1', '/c@1', '/b@1']);
  });

  test('keeps nothing that turned out not to be shareable', async () => {
    const { cache } = open();
    expect(await cache.get('/x', '1', async () => undefined)).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test('lets a made-up query in only when it is asked for again', () => {
    const { cache } = open();
    expect(cache.admits('/b?x=1', true)).toBe(false);
    expect(cache.admits('/b?x=1', true)).toBe(true);
    expect(cache.admits('/b', false)).toBe(true);
  });
});
