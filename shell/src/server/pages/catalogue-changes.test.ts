/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import {
  catalogueTag,
  treeTag,
  productTag,
  searchRulesTag,
  shownHeader,
  unindexedTag,
} from '@gantry/contracts/catalogue-tags';
import { CatalogueChanges } from './catalogue-changes.ts';
import { OriginNotes } from './page-origin.ts';

const changes = () => new CatalogueChanges({ url: '', internalKey: '', now: () => 0 });
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

  test('what was made without the index is outdated once there is one, and not before', () => {
    const world = changes();
    const page = { version: 3, tags: [unindexedTag] };
    world.takeIn(answer(3, [], { indexed: false, all: true }), 0);
    expect(world.outdatedSince(page)).toBeUndefined();
    world.takeIn(answer(3, []), 10);
    expect(world.outdatedSince(page)).toBe(0);
    world.takeIn(answer(3, [], { indexed: false }), 20);
    expect(world.outdatedSince(page)).toBeUndefined();
  });

  test('what other search rules found is outdated, and true again when they come back', () => {
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

  test('what is forgotten counts as touched', () => {
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
    notes.take(new Headers({ [shownHeader]: '-' }));
    world.takeIn(answer(9, [], { all: true }), 0);
    expect(world.outdatedSince(notes.origin())).toBeUndefined();
  });
});

describe('what a page was made of', () => {
  test('is all its answers show, as of the oldest of them', () => {
    const notes = new OriginNotes(9);
    notes.take(new Headers({ [shownHeader]: '12 product:a' }));
    notes.take(new Headers({ [shownHeader]: '11 tree' }));
    expect(notes.origin()).toEqual({ version: 11, tags: [productTag('a'), treeTag] });
  });

  test('may be anything where an answer does not say it', () => {
    const notes = new OriginNotes(9);
    notes.take(new Headers());
    expect(notes.origin()).toEqual({ version: 9, tags: [catalogueTag] });
  });
});
