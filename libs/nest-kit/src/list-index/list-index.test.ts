import { beforeAll, describe, expect, test } from '@jest/globals';
import { ListIndex, type ListQuery, type ListRecord } from './list-index.ts';

const kinds = {
  key: 'number',
  number: 'text',
  at: 'moment',
  total: 'number',
  state: 'shared',
  company: 'shared',
  lines: 'shared',
} as const;
type Column = keyof typeof kinds;
type Row = ListRecord<Column>;

/** The same at every run. */
let seed = 7;
const random = (below: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * below);
};
const dayMicroseconds = 86_400_000_000;
const rowOf = (key: number): Row => ({
  key,
  number: String(key),
  at: Date.parse('2026-03-01T00:00:00Z') * 1000 + random(40) * (dayMicroseconds / 4),
  total: random(3) === 0 ? 0 : random(500_000_000),
  state: ['complete', 'pending', 'on-hold'][random(3)]!,
  company: random(5) === 0 ? null : `Åcme ${random(9)} Supply`,
  lines: random(5) + 1,
});

type Query = Pick<ListQuery<Column>, 'clauses' | 'oneOf' | 'sort'>;
const clause = (text: string) => {
  const [field = '', mode = '', value = ''] = text.split(':');
  return { field, mode, value } as Query['clauses'][number];
};
const by = (text: string): Query['sort'] =>
  text
    .split(',')
    .map((part) => ({ column: part.replace('-', '') as Column, isDescending: part.startsWith('-') }));

/** What a list has, by looking at each of its rows. */
function listOf(rows: readonly Row[], test: (row: Row) => boolean, sort: Query['sort']): Row[] {
  const keys = [...sort, { column: 'key' as const, isDescending: sort.at(-1)?.isDescending ?? false }];
  const compare = (one: Row, other: Row) => {
    for (const { column, isDescending } of keys) {
      const [a, b] = [one[column], other[column]];
      if (a === b) continue;
      const isFirst = b === null || (a !== null && a < b);
      return isFirst === isDescending ? 1 : -1;
    }
    return 0;
  };
  return rows.filter(test).toSorted(compare);
}

const day = (row: Row) => new Date((row.at as number) / 1000).toISOString().slice(0, 10);
const filters: readonly [string[], (row: Row) => boolean][] = [
  [[], () => true],
  [['state:equals:complete'], ({ state }) => state === 'complete'],
  [['company:contains:ÅCME 3'], ({ company }) => company === 'Åcme 3 Supply'],
  [['company:starts:åcme'], ({ company }) => company !== null],
  [['company:ends:7 supply'], ({ company }) => company === 'Åcme 7 Supply'],
  [['number:contains:9'], ({ number }) => String(number).includes('9')],
  [['number:starts:99'], ({ number }) => String(number).startsWith('99')],
  [['number:ends:01'], ({ number }) => String(number).endsWith('01')],
  [['number:equals:1001'], ({ number }) => number === '1001'],
  [
    ['total:greater:0', 'lines:less-or-equal:2'],
    ({ total, lines }) => Number(total) > 0 && Number(lines) <= 2,
  ],
  [['total:equals:0'], ({ total }) => total === 0],
  [['lines:equals:3', 'state:equals:pending'], ({ lines, state }) => lines === 3 && state === 'pending'],
  [['at:less:2026-03-04'], (row) => day(row) < '2026-03-04'],
  [['at:less-or-equal:2026-03-04'], (row) => day(row) <= '2026-03-04'],
  [['at:greater:2026-03-04'], (row) => day(row) > '2026-03-04'],
  [
    ['at:greater-or-equal:2026-03-04', 'at:less:2026-03-06'],
    (row) => day(row) >= '2026-03-04' && day(row) < '2026-03-06',
  ],
  [['at:equals:2026-03-04'], (row) => day(row) === '2026-03-04'],
  [['company:equals:nobody'], () => false],
];
const sorts = [
  '-at',
  'at',
  'total',
  '-total',
  'key',
  '-key',
  'state,-total',
  '-lines,company',
  'total,-key',
  '-at,lines,total',
];

function expectLists(index: ListIndex<Column>, rows: readonly Row[], sorts: readonly string[]): void {
  for (const [texts, test] of filters)
    for (const sort of sorts) {
      const expected = listOf(rows, test, by(sort));
      const size = 7;
      const pages = Math.max(1, Math.ceil(expected.length / size));
      for (const page of [1, 2, Math.ceil(pages / 2), pages, pages + 1])
        expect([
          texts,
          sort,
          page,
          index.findPage({ clauses: texts.map(clause), oneOf: [], sort: by(sort), page, size }),
        ]).toEqual([
          texts,
          sort,
          page,
          { total: expected.length, records: expected.slice((page - 1) * size, page * size) },
        ]);
    }
}

describe('a list in memory', () => {
  const rows = Array.from({ length: 1500 }, (_, place) => rowOf(700 + ((place * 7) % 1500)));
  const index = new ListIndex<Column>(kinds, 'key');
  index.append(rows);
  index.append(rows.slice(0, 3));
  beforeAll(() => index.finish());

  test('has the pages that all of its rows, filtered and sorted, would have', () => {
    expectLists(index, rows, sorts);
  });

  test('follows rows that come, change, and go', () => {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (let turn = 0; turn < 4; turn += 1) {
      const changed = Array.from({ length: 60 }, (_, place) => rowOf(650 + turn * 500 + place * 3));
      const gone = Array.from({ length: 30 }, (_, place) => 701 + turn * 90 + place * 3);
      const staying = changed.filter(({ key }) => !gone.includes(key as number));
      index.changeRecords(staying, gone);
      for (const row of staying) byKey.set(row.key, row);
      for (const key of gone) byKey.delete(key);
      expectLists(index, [...byKey.values()], sorts.slice(turn * 2, turn * 2 + 3));
      expect(index.total).toBe(byKey.size);
    }
  });

  test('keeps to those of some values', () => {
    const { total } = index.findPage({
      clauses: [],
      oneOf: [
        { column: 'state', values: ['complete', 'pending', 'on-hold'] },
        { column: 'company', values: [null] },
      ],
      sort: by('-at'),
      page: 1,
      size: 5,
    });
    expect(total).toBeGreaterThan(100);
  });

  test('of nothing has no page', async () => {
    const empty = new ListIndex<Column>(kinds, 'key');
    await empty.finish();
    const query = { clauses: [], oneOf: [], sort: by('state,-total'), page: 1, size: 50 };
    expect(empty.findPage(query)).toEqual({ total: 0, records: [] });
    const row = rowOf(5);
    empty.changeRecords([row], [6]);
    expect(empty.findPage(query)).toEqual({ total: 1, records: [row] });
  });
});
