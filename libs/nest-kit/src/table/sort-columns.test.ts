import { expect, test } from '@jest/globals';
import { sortColumns } from './sort-columns.ts';

const names = { name: 'p.name', stock: 'p.stock' };
test.each([
  ['name', false, ['p.name asc', 'p.id asc']],
  ['-stock,name', false, ['p.stock desc', 'p.name asc', 'p.id asc']],
  ['-stock,name', true, ['p.stock asc', 'p.name desc', 'p.id desc']],
  ['stock,-name', false, ['p.stock asc', 'p.name desc', 'p.id desc']],
  [`id,name;drop,constructor`, false, ['p.id asc']],
] as const)('sorts by %s, from the end: %s', (sort, isFromEnd, columns) => {
  const sorted = sortColumns(sort, { names, id: 'p.id', isFromEnd });
  expect(sorted.map(({ column, direction }) => `${column} ${direction}`)).toEqual(columns);
});
