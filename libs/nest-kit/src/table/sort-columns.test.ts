import { expect, test } from '@jest/globals';
import { orderBy, sortColumns } from './sort-columns.ts';

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

test.each([
  [undefined, 'p.due, p.id'],
  ['constructor', 'p.due, p.id'],
  ['-stock,name', 'p.stock desc nulls last, p.name asc nulls last, p.id asc nulls last'],
])('a list with an order of its own, sorted by %s', (sort, sql) =>
  expect(orderBy(sort, { names, id: 'p.id', otherwise: 'p.due' })).toBe(sql),
);
