import type { PooledQuery } from './pooled-query.ts';
import { isSold, scoreOf, unjudgedPool } from './pooled-score.ts';

const judged = (grades: Record<string, number>): PooledQuery => ({
  set: 'parts',
  query: 'nut',
  intent: '',
  grades,
});
const nut = judged({ best: 3, good: 2, wrong: 0 });

test('the best order of what was judged scores one in both readings', () => {
  expect(scoreOf(nut, ['best', 'good', 'wrong'])).toEqual({ raw: 1, judged: 1, judgedInTop: 3, inTop: 3 });
});

test('a product nobody judged counts as wrong in one reading and not at all in the other', () => {
  const score = scoreOf(nut, ['unknown', 'best', 'good']);
  expect(score.judged).toBe(1);
  expect(score.raw).toBeLessThan(1);
  expect(score.judgedInTop / score.inTop).toBeCloseTo(2 / 3);
});

test('a search that finds nothing scores nothing', () => {
  expect(scoreOf(nut, [])).toEqual({ raw: 0, judged: 0, judgedInTop: 0, inTop: 0 });
});

test('where all that was read is wrong, the thing is not sold', () => {
  expect(isSold(judged({ wrong: 0 }))).toBe(false);
  expect(isSold(nut)).toBe(true);
});

test('the pool holds each unjudged product once, in the same order whoever found it first', () => {
  const pool = unjudgedPool(nut, [
    ['a', 'best', 'b'],
    ['b', 'c'],
  ]);
  expect([...pool].sort()).toEqual(['a', 'b', 'c']);
  expect(
    unjudgedPool(nut, [
      ['c', 'b'],
      ['b', 'best', 'a'],
    ]),
  ).toEqual(pool);
});
