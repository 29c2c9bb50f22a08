import { expect, test } from '@jest/globals';
import type { Order } from '@gantry/contracts/schemas/order';
import { orderDocument } from './order-document.ts';

const address = {
  company: 'Bighorn Machine Works',
  attention: 'Robin Avery',
  line1: '1420 Industrial Ave',
  line2: null,
  city: 'Casper',
  region: 'WY',
  postalCode: '82601',
  country: 'US',
  phone: null,
};
const order = {
  number: 's-10001',
  placedAt: '2026-11-24T02:30:00.000Z',
  poNumber: null,
  shipTo: address,
  billTo: address,
  shippingService: 'ups-ground',
  paymentTerm: 'net-30',
  note: null,
  totals: { subtotal: 5042, discount: 0, handlingFee: 0, shipping: 0, tax: 252, grandTotal: 5294 },
  lines: [
    {
      lineNumber: 1,
      name: 'Hex bolt',
      brand: null,
      partNumber: 'HB-8',
      quantity: 1200,
      unitPrice: 4,
      total: 5042,
    },
  ],
} as unknown as Order;
const seller = { name: 'Gantry', lines: ['Cheyenne, WY 82001'] };

test('an order on paper names its day at the store, its terms in words, and leaves out what is nothing', () => {
  const document = orderDocument(order, seller, 'en-US');
  expect(document.title).toBe('Order S-10001');
  expect(document.facts.map(({ label, lines }) => [label, lines.at(-1)])).toEqual([
    ['Date', 'Nov 23, 2026'],
    ['Ship to', 'Casper, WY 82601'],
    ['Bill to', 'Casper, WY 82601'],
    ['Shipping service', 'UPS Ground'],
    ['Payment terms', 'Net 30'],
  ]);
  expect(document.table?.rows[0]?.cells).toEqual(['1', 'Hex bolt\nHB-8', '1,200', '$0.04', '$50.42']);
  expect(document.sums.map(({ value }) => value)).toEqual(['$50.42', 'Free', '$2.52', '$52.94']);
  expect(document.sections).toEqual([]);
});

test('an order on paper speaks the reader’s language', () => {
  const { title, sums } = orderDocument(order, seller, 'fr-CA');
  expect(title).toBe('Commande S-10001');
  expect(sums.at(-1)).toEqual({ label: 'Total (USD)', value: '52,94\u00a0$\u00a0US', isTotal: true });
});
