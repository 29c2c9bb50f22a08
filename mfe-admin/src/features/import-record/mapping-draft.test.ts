import { expect, test } from '@jest/globals';
import { draftOf, isProblem, mappingOf, plainMapping } from './mapping-draft.ts';

const columns = [
  { name: 'Item No', field: 'sku', leftOut: false, samples: [] },
  { name: 'Weight lb', field: 'weight', leftOut: false, samples: [] },
  { name: 'Len', field: 'attribute:Length', leftOut: false, samples: [] },
  { name: 'Note', field: null, leftOut: true, samples: [] },
  { name: 'Price', field: 'list_price', leftOut: false, samples: [] },
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
    'Item No': 'sku',
    'Weight lb': 'weight*0.4536',
    Len: 'attribute:Length (in)',
    Note: '',
    Price: 'list_price',
  });
  expect(draft.constants).toBe('brand = Acme\nattribute:Standard = ISO 4017');
  expect(mappingOf(draft, mapping)).toEqual({
    ...mapping,
    columns: { ...mapping.columns, Len: 'attribute:Length (in)', Price: 'list_price' },
  });
});

test.each([
  ['a factor that is no number', { columns: { a: 'weight*many' } }, { kind: 'factor', text: 'weight*many' }],
  ['a factor that is missing', { columns: { a: 'weight*' } }, { kind: 'factor', text: 'weight*' }],
  ['a line without a value', { constants: 'brand' }, { kind: 'constant', text: 'brand' }],
  ['a line with an empty one', { constants: 'brand =\n' }, { kind: 'constant', text: 'brand =' }],
])('%s is told', (_, change, problem) => {
  const found = mappingOf({ columns: {}, constants: '', decimal: '.', ...change }, plainMapping);
  expect(isProblem(found)).toBe(true);
  expect(found).toEqual(problem);
});
