import { expect, test } from '@jest/globals';
import { aFacet } from '../../parts/listing.test-data.ts';
import { steadyFacets } from './steady-facets.ts';

const value = (name: string, count: number) => ({ value: name, label: name, count, selected: false });
const outline = (facets: ReturnType<typeof steadyFacets>) =>
  facets.map((facet) => [facet.code, facet.values.map((one) => `${one.value} ${one.count}`)]);

const thread = aFacet({ code: 'thread', values: [value('M6', 4), value('M8', 9)] });
const finish = aFacet({ code: 'finish', values: [value('plain', 13)] });

test('emptied values and facets keep their places and count nothing', () => {
  const now = [aFacet({ code: 'thread', values: [value('M8', 2)] })];
  expect(outline(steadyFacets([thread, finish], now))).toEqual([
    ['thread', ['M6 0', 'M8 2']],
    ['finish', ['plain 0']],
  ]);
});

test('a value that is not told any more is not said to be empty', () => {
  const now = [aFacet({ code: 'thread', values: [value('M8', 2), value('M5', 2)], more: 30 })];
  expect(outline(steadyFacets([thread], now))).toEqual([['thread', ['M8 2', 'M5 2']]]);
});

test('the order of the beginning stays, what is new comes last', () => {
  const length = aFacet({ code: 'length', values: [] });
  const now = [length, finish, aFacet({ code: 'thread', values: [value('M10', 1), value('M8', 9)] })];
  expect(outline(steadyFacets([thread, finish], now))).toEqual([
    ['thread', ['M6 0', 'M8 9', 'M10 1']],
    ['finish', ['plain 13']],
    ['length', []],
  ]);
});
