/** @jest-environment node */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import {
  catalogueTag,
  treeTag,
  productTag,
  searchRulesTag,
  cacheTagsHeader,
  unindexedTag,
} from '@gantry/contracts/catalogue-tags';
import type { TextCall } from '../calls/gateway-client.ts';
import { CatalogueChanges } from './catalogue-changes.ts';
import { OriginNotes } from './page-origin.ts';

const client = { sendRequest: () => Promise.reject(new Error('nobody is asked')) };
const changes = () => new CatalogueChanges({ url: '', internalKey: '', client, now: () => 0 });
const answer = (version: number, tags: string[], more = {}) => ({
  version,
  indexed: true,
  all: false,
  tags,
  ...more,
});

describe('changes of the catalogue', () => {
  test('every change touches what depends on the whole catalogue', () => {
    const world = changes();
    world.takeIn(answer(1, [], { all: true }), 0);
    world.takeIn(answer(2, [productTag('bolt')]), 10);
    expect(world.outdatedSince({ version: 1, tags: [catalogueTag] })).toBe(0);
    expect(world.outdatedSince({ version: 1, tags: [treeTag] })).toBeUndefined();
    expect(world.outdatedSince({ version: 2, tags: [catalogueTag] })).toBeUndefined();
  });

  test('a process that is behind takes nothing back', () => {
    const world = changes();
    world.takeIn(answer(5, [], { all: true }), 0);
    const { moment } = world;
    world.takeIn(answer(4, [catalogueTag]), 10);
    expect([world.version, world.moment]).toEqual([5, moment]);
  });

  test('answers made without the index are outdated once the index is ready, and not before', () => {
    const world = changes();
    const page = { version: 3, tags: [unindexedTag] };
    world.takeIn(answer(3, [], { indexed: false, all: true }), 0);
    expect(world.outdatedSince(page)).toBeUndefined();
    world.takeIn(answer(3, []), 10);
    expect(world.outdatedSince(page)).toBe(0);
    world.takeIn(answer(3, [], { indexed: false }), 20);
    expect(world.outdatedSince(page)).toBeUndefined();
  });

  test('answers of other search rules are outdated, and valid again when those rules return', () => {
    const world = changes();
    const page = { version: 3, tags: [catalogueTag, searchRulesTag('a')] };
    world.takeIn(answer(3, []), 0);
    expect(world.outdatedSince(page)).toBeUndefined();
    world.takeIn(answer(3, [], { rules: 'a' }), 10);
    expect(world.outdatedSince(page)).toBeUndefined();
    const { moment } = world;
    world.takeIn(answer(3, [], { rules: 'b' }), 20);
    expect(world.moment).toBeGreaterThan(moment);
    expect(world.outdatedSince(page)).toBe(Number.NEGATIVE_INFINITY);
    expect(world.outdatedSince({ version: 3, tags: [catalogueTag, searchRulesTag('b')] })).toBeUndefined();
    world.takeIn(answer(3, [], { rules: 'a' }), 30);
    expect(world.outdatedSince(page)).toBeUndefined();
  });

  test('forgotten changes count as touched', () => {
    const world = changes();
    world.takeIn(answer(1, [], { all: true }), 0);
    world.takeIn(answer(2, [productTag('first')]), 0);
    const many = Array.from({ length: 50_001 }, (_, index) => productTag(`p${index}`));
    world.takeIn(answer(3, many), 0);
    expect(world.outdatedSince({ version: 1, tags: [productTag('first')] })).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a page that shows nothing of the catalogue is never outdated', () => {
    const world = changes();
    const notes = new OriginNotes(0);
    notes.addHeaders(new Headers({ [cacheTagsHeader]: '-' }));
    world.takeIn(answer(9, [], { all: true }), 0);
    expect(world.outdatedSince(notes.origin())).toBeUndefined();
  });
});

describe('what a page was made of', () => {
  test('is all its answers show, as of the oldest of them', () => {
    const notes = new OriginNotes(9);
    notes.addHeaders(new Headers({ [cacheTagsHeader]: '12 product:a' }));
    notes.addHeaders(new Headers({ [cacheTagsHeader]: '11 tree' }));
    expect(notes.origin()).toEqual({ version: 11, tags: [productTag('a'), treeTag] });
  });

  test('may be anything where an answer does not say it', () => {
    const notes = new OriginNotes(9);
    notes.addHeaders(new Headers());
    expect(notes.origin()).toEqual({ version: 9, tags: [catalogueTag] });
  });
});

const none = { get: () => null, getSetCookie: () => [] };

test('requests changes since the known version, and applies the answer', async () => {
  const asked: string[] = [];
  const client = {
    sendRequest({ address, headers }: TextCall) {
      asked.push(`${address} ${headers['x-gantry-key']}`);
      const data = { version: asked.length, indexed: true, all: false, tags: [] };
      return Promise.resolve({ status: 200, headers: none, text: JSON.stringify({ data }) });
    },
  };
  const clock = { now: 1000 };
  const url = 'http://catalogue/changes';
  const followed = new CatalogueChanges({ url, internalKey: 'key', client, now: () => clock.now });
  // until it has answered once nothing is known
  await followed.freshen();
  clock.now += 200;
  void followed.freshen();
  clock.now += 60;
  void followed.freshen();
  expect(asked).toEqual([`${url}?since=0 key`, `${url}?since=1 key`]);
  await nextTurn();
  expect(followed.version).toBe(2);
});

test('a failed answer leaves the known changes in place', async () => {
  const ask = jest.fn(() => Promise.resolve({ status: 503, headers: none, text: 'Maintenance' }));
  const client = { sendRequest: ask };
  const followed = new CatalogueChanges({ url: '', internalKey: '', client });
  followed.takeIn({ version: 7, indexed: true, all: false, tags: [] }, 0);
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  void followed.freshen();
  await nextTurn();
  log.mockRestore();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(followed.version).toBe(7);
});
