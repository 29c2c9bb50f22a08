import { expect, test } from '@jest/globals';
import type { Availability } from '@gantry/domain/statuses/availability';
import { deriveAvailability, type AvailabilityFacts } from './derive-availability.ts';

const now = new Date('2026-06-15T12:00:00Z');
const facts = (more: Partial<AvailabilityFacts>): AvailabilityFacts => ({
  manual: null,
  manualUntil: null,
  stated: null,
  madeToOrder: false,
  lowestPrice: 1000,
  stock: 5,
  inbound: [],
  ...more,
});
const cases: [string, Partial<AvailabilityFacts>, Availability][] = [
  ['stock on hand is in stock', {}, 'in-stock'],
  ['a manual label beats everything', { manual: 'unavailable', stated: 'discontinued' }, 'unavailable'],
  ['a manual label ends when it says', { manual: 'unavailable', manualUntil: now }, 'in-stock'],
  ['discontinued goods stay so with stock', { stated: 'discontinued' }, 'discontinued'],
  ['a file needs no stock', { stated: 'download', stock: 0 }, 'download'],
  ['a contact-us label beats stock', { stated: 'contact-us-size' }, 'contact-us-size'],
  ['no price is an inquiry', { lowestPrice: null }, 'contact-us-noprice'],
  [
    'made to order without a price is an inquiry',
    { lowestPrice: null, madeToOrder: true },
    'contact-us-madetoorder',
  ],
  ['a high price is confirmed by a person', { lowestPrice: 5_000_000 }, 'contact-us-hightprice'],
  ['stock beats the lead time', { stated: '2-week' }, 'in-stock'],
  ['the lead time counts when stock is gone', { stated: '2-week', stock: 0 }, '2-week'],
  [
    'what a supplier brings for the shelf goes before a lead time',
    { stated: '2-week', stock: 0, inbound: [{ expectedOn: '2026-07-01', quantity: 3 }] },
    'backordered',
  ],
  [
    'what lies there goes before what is brought',
    { inbound: [{ expectedOn: '2026-07-01', quantity: 3 }] },
    'in-stock',
  ],
  [
    'of goods nobody counts nothing is brought for the shelf',
    { stated: '2-week', stock: null, inbound: [{ expectedOn: '2026-07-01', quantity: 3 }] },
    '2-week',
  ],
  ['sold out without a lead time', { stock: 0 }, 'out-of-stock'],
  ['said to be in stock, counted as none', { stated: 'in-stock', stock: 0 }, 'out-of-stock'],
  ['uncounted and said to be in stock', { stated: 'in-stock', stock: null }, 'in-stock'],
  [
    'uncounted, but the manufacturer ships',
    { stated: 'typically-in-stock', stock: null },
    'typically-in-stock',
  ],
  ['nothing known but the price', { stock: null }, 'contact-us-leadtime'],
];

test.each(cases)('%s', (_, given, label) => expect(deriveAvailability(facts(given), now)).toBe(label));
