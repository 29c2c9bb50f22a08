import { expect, test } from '@jest/globals';
import { confirmGate, gateOf, shipGate } from '../order/gates.ts';
import { firstMove } from './first-moves.ts';
import { taxLinesOf, taxOfLine, totalsOf } from './order-quote.ts';
import { isWithinCredit, termsFor } from './payment-terms.ts';

test.each([
  ['advanced', false, true, 'pending'],
  ['net-30', true, true, null],
  ['net-15', false, true, 'pending-review'],
  ['advanced', false, false, 'pending-review'],
  ['net-30', true, false, 'pending-review'],
] as const)(
  'terms %s, credit %s, tax complete %s: first to %s',
  (paymentTerm, creditApproved, taxComplete, to) => {
    expect(firstMove({ paymentTerm, creditApproved, taxComplete })?.to ?? null).toBe(to);
  },
);

test.each([
  [10_000, 0, 10_000, true],
  [10_000, 1, 10_000, false],
  [0, 0, 1, false],
  [null, 0, 1, false],
])('a limit of %p with %d owed covers %d: %s', (limit, exposure, total, isCovered) => {
  expect(isWithinCredit(limit, exposure, total)).toBe(isCovered);
});

test('guests pay in advance', () => {
  expect(termsFor({ creditLimit: null })).toEqual(['advanced']);
});

test('totals add up', () => {
  expect(totalsOf(1000, { shipping: 200, handlingFee: 60, tax: 63 })).toEqual({
    subtotal: 1000,
    discount: 0,
    shipping: 200,
    handlingFee: 60,
    tax: 63,
    grandTotal: 1323,
  });
});

test('tax is printed by place, rate and reason', () => {
  const standard = { jurisdiction: 'US-WY', rate: '0.04000', reason: 'standard' };
  const none = { ...standard, rate: '0.00000', reason: 'shipping-not-taxable' };
  const tax = {
    total: 70,
    complete: true,
    ratesVersion: 'x',
    lines: [
      { id: 'a', amount: 40, ...standard },
      { id: 'b', amount: 30, ...standard },
      { id: 'shipping', amount: 0, ...none },
    ],
  };
  expect(taxLinesOf(tax)).toEqual([
    { amount: 70, ...standard },
    { amount: 0, ...none },
  ]);
  expect([taxOfLine(tax, 'b'), taxOfLine(tax, 'unknown')]).toEqual([30, 0]);
});

const advanced = {
  paymentTerm: 'advanced',
  paymentStatus: 'pending',
  creditApproved: false,
  grandTotal: 1,
} as const;
const net = { ...advanced, paymentTerm: 'net-30' } as const;

test.each([
  ['unpaid in advance', advanced, true, true],
  ['paid in advance', { ...advanced, paymentStatus: 'paid' } as const, false, false],
  ['partly paid in advance', { ...advanced, paymentStatus: 'partially_paid' } as const, true, true],
  ['terms without credit', net, true, false],
  ['terms with credit', { ...net, creditApproved: true }, false, false],
  ['free', { ...advanced, grandTotal: 0 }, false, false],
])('%s: gate to confirm %s, gate to ship %s', (_, order, toConfirm, toShip) => {
  expect([confirmGate(order) !== null, shipGate(order) !== null]).toEqual([toConfirm, toShip]);
});

test('finance passes the gate to confirm but not the gate to ship', () => {
  expect(gateOf(advanced, 'confirmed', 'sales')).not.toBeNull();
  expect(gateOf(advanced, 'confirmed', 'finance')).toBeNull();
  expect(gateOf(advanced, 'shipped', 'admin')).not.toBeNull();
});
