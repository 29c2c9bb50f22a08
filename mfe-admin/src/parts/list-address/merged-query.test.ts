import { expect, test } from '@jest/globals';
import { mergedQuery } from './merged-query.ts';

const merge = (shown: string, asked: string, wanted: string) =>
  Object.fromEntries(
    mergedQuery(new URLSearchParams(shown), new URLSearchParams(asked), new URLSearchParams(wanted)),
  );

test('two filters that are set one right after the other both count', () => {
  const status = 'status:equals:paid';
  const total = 'total:greater:500';
  expect(merge('page=2', `filter=${status}`, `filter=${total}`)).toEqual({ filter: `${status};${total}` });
  expect(merge(`filter=${status}`, `filter=${status};${total}`, '')).toEqual({});
  expect(merge(`filter=${status}`, '', `filter=${status};${total}`)).toEqual({ filter: total });
  expect(merge(`filter=${status}`, `filter=${total}`, 'filter=status:equals:open')).toEqual({
    filter: `${total};status:equals:open`,
  });
});

test('what the second change is not about stays as the first made it', () => {
  expect(merge('sort=name', 'sort=name&filter=a:equals:1', 'sort=-total')).toEqual({
    sort: '-total',
    filter: 'a:equals:1',
  });
  expect(merge('queue=open&sort=name', 'queue=late&sort=name', 'queue=open&sort=name&open=7')).toEqual({
    queue: 'late',
    sort: 'name',
    open: '7',
  });
});

test('columns that are added to the sorting one right after the other are both there', () => {
  expect(merge('sort=name', 'sort=name,-total', 'sort=name,days')).toEqual({ sort: 'name,-total,days' });
});
