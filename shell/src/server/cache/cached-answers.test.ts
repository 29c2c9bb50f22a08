/** @jest-environment node */
import { describe, expect, jest, test } from '@jest/globals';
import { productTag, cacheTagsHeader, treeTag } from '@gantry/contracts/catalogue-tags';
import { CatalogueChanges } from './catalogue-changes.ts';
import { OriginNotes } from './page-origin.ts';
import type { TextAnswer, TextCall } from '../calls/gateway-client.ts';
import { CachedAnswers } from './cached-answers.ts';

const bolt = productTag('bolt');
const signal = new AbortController().signal;

/** A gateway whose answers tell how often it was asked, and what they show. */
function open(more: Partial<{ shown: string | null; status: number; cookies: string[] }> = {}) {
  const world = { shown: `1 ${treeTag}` as string | null, status: 200, cookies: [] as string[], ...more };
  const asked: TextCall[] = [];
  const ask = async (call: TextCall): Promise<TextAnswer> => {
    asked.push(call);
    const { shown, status, cookies } = world;
    const text = `{"data":{"n":${asked.length}}}`;
    await Promise.resolve();
    const headers = {
      get: (name: string) => (name === cacheTagsHeader ? shown : null),
      getSetCookie: () => cookies,
    };
    return { status, headers, text };
  };
  const transport = jest.fn(async (call: TextCall) => {
    const { status, headers, text } = await ask(call);
    return { status, headers, body: JSON.parse(text) as unknown };
  });
  const changes = new CatalogueChanges({ url: '', internalKey: '', client: { sendRequest: ask } });
  jest.spyOn(changes, 'freshen').mockReturnValue(undefined);
  const hear = (version: number, tags: string[]) =>
    changes.takeIn({ version, indexed: true, all: false, tags }, performance.now());
  hear(1, []);
  const answers = new CachedAnswers({ sendRequest: ask, transport } as never, changes);
  const get = async (
    headers: Record<string, string> = {},
    method = 'GET',
    address = 'http://gateway/tree',
  ) => {
    const call = { address, method, headers: { 'x-locale': 'en-US', ...headers }, body: undefined, signal };
    return answers.transport({ ...call, timeout: 1000 });
  };
  const numbers = async (times: number, ...call: Parameters<typeof get>) => {
    const found: unknown[] = [];
    for (let turn = 0; turn < times; turn++) {
      const { body } = await get(...call);
      found.push((body as { data: { n: number } }).data.n);
    }
    return found;
  };
  return { world, asked, changes, hear, get, numbers };
}

describe('an answer that is the same for everybody', () => {
  test('is cached at the second request', async () => {
    expect(await open().numbers(4)).toEqual([1, 2, 2, 2]);
  });

  test('is fetched again only after a change it shows', async () => {
    const { hear, world, numbers } = open({ shown: `1 ${bolt}` });
    await numbers(2);
    hear(2, [productTag('nut')]);
    expect(await numbers(1)).toEqual([2]);
    world.shown = `3 ${bolt}`;
    hear(3, [bolt]);
    expect(await numbers(2)).toEqual([3, 3]);
  });

  test('from a service that has not heard of a change is not given after it', async () => {
    const { hear, numbers } = open({ shown: `1 ${bolt}` });
    await numbers(1);
    hear(2, [bolt]);
    expect(await numbers(3)).toEqual([2, 3, 4]);
  });

  test('is fetched once for simultaneous requests', async () => {
    const { get, asked, numbers } = open();
    await numbers(1);
    await Promise.all([get(), get(), get()]);
    expect(asked.length).toBe(2);
  });

  test('is another one in another language and at another address', async () => {
    const { numbers } = open();
    await numbers(2);
    expect(await numbers(2, { 'x-locale': 'fr-CA' })).toEqual([3, 4]);
    expect(await numbers(2, {}, 'GET', 'http://gateway/tree?depth=2')).toEqual([5, 6]);
    expect(await numbers(1)).toEqual([2]);
  });

  test('cannot be changed by a page that shows it', async () => {
    const { get, numbers } = open();
    await numbers(2);
    const { body } = await get();
    expect(() => Object.assign((body as { data: object }).data, { n: 0 })).toThrow(TypeError);
  });

  test('is as new as all that has not touched it, so that pages it is in stay true', async () => {
    const { get, hear, numbers, changes } = open({ shown: `1 ${bolt}` });
    await numbers(2);
    hear(7, [productTag('nut')]);
    const notes = new OriginNotes(changes.version);
    notes.addHeaders((await get()).headers);
    expect(notes.origin()).toEqual({ version: 7, tags: [bolt] });
  });
});

describe('never kept is', () => {
  test('what a cookie was sent with, nor is it answered from what is kept', async () => {
    const { numbers } = open();
    expect(await numbers(3, { cookie: 'session=s' })).toEqual([1, 2, 3]);
    await numbers(2);
    expect(await numbers(1, { cookie: 'cart=c' })).toEqual([6]);
    expect(await numbers(1)).toEqual([5]);
  });

  test.each([
    ['an answer that brings a cookie', { cookies: ['cart=c'] }],
    ['one that does not say what it shows', { shown: null }],
    ['one of which no change would be told', { shown: '-' }],
    ['a failure', { status: 404 }],
  ])('%s', async (_, world) => {
    expect(await open(world).numbers(3)).toEqual([1, 2, 3]);
  });

  test('an answer of the kind that was waited for together', async () => {
    const { get, asked, numbers } = open({ cookies: ['cart=c'] });
    await numbers(1);
    await Promise.all([get(), get()]);
    expect(asked.length).toBe(3);
  });

  test('a write', async () => {
    expect(await open().numbers(3, {}, 'POST')).toEqual([1, 2, 3]);
  });
});

test('a shared call is not aborted by one of its callers', async () => {
  const { asked, numbers } = open();
  await numbers(2);
  expect(asked[1]).not.toHaveProperty('signal');
});
