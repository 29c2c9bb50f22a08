import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { importFormSchema } from './import-form-schema.ts';
import { columnKey, draftOf, mappingOf } from './mapping-draft.ts';

const columns = [
  { name: 'Item No', field: 'sku', leftOut: false, samples: [] },
  { name: 'Weight lb', field: 'weight', leftOut: false, samples: [] },
  { name: 'Len', field: 'attribute:Length', leftOut: false, samples: [] },
  { name: 'Note', field: null, leftOut: true, samples: [] },
  { name: 'Price', field: 'list_price', leftOut: false, samples: [] },
  { name: 'Dia. [in]', field: null, leftOut: false, samples: [] },
];
const mapping = {
  columns: {
    'Item No': 'sku',
    'Weight lb': { field: 'weight', multiply: 0.4536 },
    Len: { field: 'attribute:Length', unit: 'in' },
    Note: null,
  },
  constants: { brand: 'Acme', 'attribute:Standard': 'ISO 4017' },
  decimal: ',' as const,
  delimiter: ';' as const,
};

test('a mapping is shown as the import command writes it, and read back', () => {
  const draft = draftOf(mapping, columns);
  expect(draft.columns).toEqual({
    [columnKey('Item No')]: 'sku',
    [columnKey('Weight lb')]: 'weight*0.4536',
    [columnKey('Len')]: 'attribute:Length (in)',
    [columnKey('Note')]: '',
    [columnKey('Price')]: 'list_price',
    [columnKey('Dia. [in]')]: '',
  });
  expect(draft.constants).toBe('brand = Acme\nattribute:Standard = ISO 4017');
  expect(mappingOf(draft, mapping, columns)).toEqual({
    ...mapping,
    columns: { ...mapping.columns, Len: 'attribute:Length (in)', Price: 'list_price', 'Dia. [in]': null },
  });
});

test('a column whose field was emptied is left out', () => {
  expect(mappingOf({ decimal: '.' }, mapping, columns).columns['Item No']).toBeNull();
});

test('columns have keys that the paths of forms take as they are', () => {
  for (const name of ['Dia. [in]', '2024', 'a.b', 'ä "x"']) expect(columnKey(name)).toMatch(/^c-[^.[\]]+$/);
});

const filledIn = {
  badRows: 'leave-out',
  way: 'all-at-once',
  wholeFeed: 'no',
  action: 'start',
  decimal: '.',
  feed: 'main',
} as const;

test.each([
  ['a factor that is no number', { columns: { a: 'weight*many' } }, 'admin.import.bad-factor'],
  ['a factor that is missing', { columns: { a: 'weight*' } }, 'admin.import.bad-factor'],
  ['a line without a value', { constants: 'brand' }, 'admin.import.bad-constant'],
  ['a line with an empty one', { constants: 'brand =\n' }, 'admin.import.bad-constant'],
  ['a name with a space', { keepAs: 'two words' }, 'admin.import.bad-name'],
])('%s is told', (_, change, problem) => {
  expect(v.is(importFormSchema, filledIn)).toBe(true);
  const { issues } = v.safeParse(importFormSchema, { ...filledIn, ...change });
  expect(issues?.map(({ message }) => message)).toEqual([problem]);
});
