import { expect, test } from '@jest/globals';
import { cellText, inUnitsOfRows } from './column-units.ts';

const column = { code: 'length', name: 'Length', unit: 'mm', numeric: true };
const rows = (...values: string[]) => values.map((length) => ({ attributes: { length } }));
const shown = (...values: string[]) => {
  const given = rows(...values);
  const [head] = inUnitsOfRows([column], given);
  return [head?.unit, ...given.map((row) => cellText(row, head ?? column))];
};

test.each([
  ['rows in the attribute’s own unit', ['40', '50'], ['mm', '40', '50']],
  ['rows that are all in another', ['1.75 in', '1 1/2 in'], ['in', '1.75', '1 1/2']],
  ['rows in several', ['40', '1.75 in'], ['mm', '40', '1.75 in']],
  ['a figure said with its own unit', ['40 mm', '50'], ['mm', '40', '50']],
  ['words', ['adjustable', 'made to length'], ['mm', 'adjustable', 'made to length']],
])('%s', (_, values, expected) => expect(shown(...values)).toEqual(expected));

test('what a product does not have is a dash', () => {
  expect(cellText({ attributes: {} }, column)).toBe('–');
});
