import { expect, test } from '@jest/globals';
import { availabilityOf, supplyParts, type SupplyFacts } from './supply.ts';

const shelf: SupplyFacts = { availability: 'in-stock', stated: '2-5-days', stock: 12, inbound: [] };
const ofShelf = (quantity: number) => ({ quantity, availability: 'in-stock', days: [0, 0] });

test.each<[string, SupplyFacts, number, object[]]>([
  ['within the stock all of it leaves today', shelf, 12, [ofShelf(12)]],
  [
    'beyond it the rest comes from the supplier',
    shelf,
    20,
    [ofShelf(12), { quantity: 8, availability: '2-5-days', days: [2, 5] }],
  ],
  [
    'without a supplier nobody has the rest',
    { ...shelf, stated: 'in-stock' },
    20,
    [ofShelf(12), { quantity: 8, availability: null, days: null }],
  ],
  ['uncounted goods have no limit', { ...shelf, stock: null }, 900, [ofShelf(900)]],
  [
    'goods with a lead time come at once, whatever the count',
    { availability: '1-week', stated: '1-week', stock: 0, inbound: [] },
    5,
    [{ quantity: 5, availability: '1-week', days: [5, 7] }],
  ],
  [
    'a discontinued product is sold until the shelf is empty',
    { availability: 'discontinued', stated: 'discontinued', stock: 3, inbound: [] },
    5,
    [
      { quantity: 3, availability: 'discontinued', days: [0, 0] },
      { quantity: 2, availability: null, days: null },
    ],
  ],
  [
    'and then nobody has it',
    { availability: 'discontinued', stated: 'discontinued', stock: 0, inbound: [] },
    1,
    [{ quantity: 1, availability: null, days: null }],
  ],
])('%s', (_, facts, quantity, parts) => expect(supplyParts(facts, quantity)).toEqual(parts));

const june = { expectedOn: '2026-06-20', quantity: 5 };
const july = { expectedOn: '2026-07-02', quantity: 30 };
const coming = { ...shelf, inbound: [june, july] };
const brought = (quantity: number, expectedOn: string) => ({
  quantity,
  availability: 'backordered',
  days: null,
  expectedOn,
});

test.each<[string, SupplyFacts, number, object[]]>([
  ['after the shelf comes what is brought there', coming, 14, [ofShelf(12), brought(2, '2026-06-20')]],
  [
    'day by day, and then the supplier',
    coming,
    50,
    [
      ofShelf(12),
      brought(5, '2026-06-20'),
      brought(30, '2026-07-02'),
      { quantity: 3, availability: '2-5-days', days: [2, 5] },
    ],
  ],
  [
    'with an empty shelf it is all there is',
    { availability: 'backordered', stated: null, stock: 0, inbound: [june] },
    6,
    [brought(5, '2026-06-20'), { quantity: 1, availability: null, days: null }],
  ],
  [
    'a feed that says backordered promises no day',
    { availability: 'backordered', stated: 'backordered', stock: 0, inbound: [] },
    6,
    [{ quantity: 6, availability: 'backordered', days: null }],
  ],
  [
    'what a person looks at first is not counted',
    { ...coming, availability: 'contact-us-add', stated: 'contact-us-add' },
    14,
    [{ quantity: 14, availability: 'contact-us-add', days: null }],
  ],
])('%s', (_, facts, quantity, parts) => expect(supplyParts(facts, quantity)).toEqual(parts));

test('a quantity has the label of its last part', () => {
  expect(availabilityOf(shelf, 12)).toBe('in-stock');
  expect(availabilityOf(shelf, 13)).toBe('2-5-days');
  expect(availabilityOf({ ...shelf, stated: null }, 13)).toBe('in-stock');
  expect(availabilityOf(coming, 17)).toBe('backordered');
  expect(availabilityOf(coming, 48)).toBe('2-5-days');
  expect(availabilityOf({ ...coming, stated: null }, 48)).toBe('in-stock');
});
