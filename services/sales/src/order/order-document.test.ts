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
  promotions: [],
  lines: [
    {
      lineNumber: 1,
      name: 'Hex bolt',
      brand: null,
      partNumber: 'HB-8',
      quantity: 1200,
      unitOfMeasure: 'PK',
      unitPrice: 4,
      discount: 0,
      total: 5042,
    },
  ],
} as unknown as Order;
const store = {
  seller: { name: 'Gantry', lines: ['Cheyenne, WY 82001'] },
  remittance: {
    payee: 'Gantry LLC',
    address: '2120 Capitol Avenue',
    locality: 'Cheyenne',
    region: 'WY',
    postalCode: '82001',
    phone: '(307) 555-0142',
    email: 'info@gantry.example',
    bank: { name: 'Frontier Bank', routingNumber: '107000000', accountNumber: '0042' },
  },
};

test('an order on paper names its day at the store, its terms in words, and leaves out what is nothing', () => {
  const document = orderDocument(order, store, 'en-US');
  expect(document.title).toBe('Order S-10001');
  expect(document.facts.map(({ label, lines }) => [label, lines.at(-1)])).toEqual([
    ['Date', 'Nov 23, 2026'],
    ['Ship to', 'Casper, WY 82601'],
    ['Bill to', 'Casper, WY 82601'],
    ['Shipping service', 'UPS Ground'],
    ['Payment terms', 'Net 30'],
  ]);
  expect(document.table?.rows[0]?.cells).toEqual([
    '1',
    'Hex bolt\nHB-8',
    '1,200 packages',
    '$0.04',
    '$50.42',
  ]);
  expect(document.sums.map(({ value }) => value)).toEqual(['$50.42', 'Free', '$2.52', '$52.94']);
  expect(document.sections).toEqual([]);
});

test('an order on paper names its promotions, and shows its lines at their prices before them', () => {
  const [line] = order.lines;
  const promoted = {
    ...order,
    totals: { ...order.totals, discount: 504, grandTotal: 4790 },
    promotions: [{ code: 'SAVE10', name: 'Ten percent off', goods: 504, shipping: 0 }],
    lines: [{ ...line!, discount: 504, total: 4538 }],
  } as Order;
  const document = orderDocument(promoted, store, 'en-US');
  expect(document.facts.at(-1)).toEqual({ label: 'Promotions', lines: ['Ten percent off (SAVE10)'] });
  expect(document.table?.rows[0]?.cells.at(-1)).toBe('$50.42');
  expect(document.sums.map(({ value }) => value)).toEqual(['$50.42', '-$5.04', 'Free', '$2.52', '$47.90']);
});

test('an order on paper speaks the reader’s language', () => {
  const { title, sums, table } = orderDocument(order, store, 'fr-CA');
  expect(title).toBe('Commande S-10001');
  expect(table?.rows[0]?.cells[2]).toBe('1\u00a0200 paquets');
  expect(sums.at(-1)).toEqual({ label: 'Total (USD)', value: '52,94\u00a0$\u00a0US', isTotal: true });
});

test('an order on paper says how to pay in advance: where a check goes, or which account money is sent to', () => {
  const paid = (paymentService: string) =>
    orderDocument(
      { ...order, grandTotal: 5294, paymentTerm: 'advanced', paymentService } as Order,
      store,
      'en-US',
    ).sections[0];
  expect(paid('check')).toEqual({
    heading: 'How to pay',
    paragraphs: [
      'Mail your check for $52.94, payable to Gantry LLC, to:',
      'Gantry LLC\n2120 Capitol Avenue\nCheyenne, WY 82001',
      'Payment reference: order S-10001',
      'Questions about payment: (307) 555-0142, info@gantry.example',
    ],
  });
  expect(paid('ach')?.paragraphs[1]).toBe(
    'Gantry LLC\nFrontier Bank\nRouting number: 107000000\nAccount number: 0042',
  );
});
