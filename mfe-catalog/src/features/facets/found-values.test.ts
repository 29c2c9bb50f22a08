import { expect, test } from '@jest/globals';
import { foundValues } from './found-values.ts';

const values = ['M8', 'M8 × 1', '1/4-20', 'Édition'].map((label) => ({
  value: label,
  label,
  count: 1,
  selected: false,
}));
const found = (typed: string, unit: string | null = null) =>
  foundValues(values, typed, unit, ({ label }) => label).map(({ value }) => value);

test.each([
  ['m8', ['M8', 'M8 × 1']],
  ['M8x', []],
  ['1/4', ['1/4-20']],
  ['edition', ['Édition']],
])('%s', (typed, expected) => expect(found(typed)).toEqual(expected));

test('nothing typed gives the list itself', () => {
  expect(foundValues(values, ' - ', null, ({ label }) => label)).toBe(values);
});

test('the unit in the head belongs to the words of each value', () => {
  expect(found('20in', 'in')).toEqual(['1/4-20']);
});
