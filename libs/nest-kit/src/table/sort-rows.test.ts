import { expect, test } from '@jest/globals';
import { sortedRows } from './sort-rows.ts';

const rows = [
  { name: 'bolt 10', days: 3 },
  { name: 'Bolt 9', days: null },
  { name: 'anvil', days: 3 },
  { name: 'chain', days: 1 },
];
const values = {
  name: ({ name }: (typeof rows)[number]) => name,
  days: ({ days }: (typeof rows)[number]) => days,
};

test.each([
  [undefined, ['bolt 10', 'Bolt 9', 'anvil', 'chain']],
  ['constructor', ['bolt 10', 'Bolt 9', 'anvil', 'chain']],
  ['name', ['anvil', 'Bolt 9', 'bolt 10', 'chain']],
  ['days', ['chain', 'bolt 10', 'anvil', 'Bolt 9']],
  ['-days,name', ['anvil', 'bolt 10', 'chain', 'Bolt 9']],
])('a whole list sorted by %s', (sort, names) =>
  expect(sortedRows(rows, sort, values).map(({ name }) => name)).toEqual(names),
);
