import { halfOf, halves, pooledQueries } from './pooled-query.ts';

const queries = pooledQueries();

test('each query was judged once, and says what its buyer wants', () => {
  const texts = queries.map(({ set, part, query }) => `${set} ${part === 'unseen'} ${query}`);
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
  expect(queries.filter(({ intent }) => intent === '')).toEqual([]);
});

test('grades are whole numbers from 0 to 3', () => {
  const grades = queries.flatMap((one) => Object.values(one.grades));
  expect(new Set(grades)).toEqual(new Set([0, 1, 2, 3]));
});

test('a query is always in the same half', () => {
  expect(halves).toContain(halfOf('hex nut'));
  expect(halfOf('hex nut')).toBe(halfOf('hex nut'));
});
