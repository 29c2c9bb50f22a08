import { expect, test } from '@jest/globals';
import type { TaxedLine, TaxRecord } from '@gantry/contracts/schemas/taxation';
import type { Order } from './order.entity.ts';
import { isUninvoiced, retaxOrder } from './retax-order.ts';

const lines = [
  { id: 'a', lineNumber: 1, splitFrom: null, total: 1000, tax: 83, quantityShipped: 0 },
  { id: 'b', lineNumber: 2, splitFrom: null, total: 0, tax: 0, quantityShipped: 0 },
  { id: 'c', lineNumber: 3, splitFrom: 'a', total: 333, tax: 27, quantityShipped: 0 },
  { id: 'd', lineNumber: 4, splitFrom: 'c', total: 333, tax: 27, quantityShipped: 0 },
];
const anOrder = (facts: object = {}) => {
  const own = lines.map((line) => ({ ...line }));
  const sums = { tax: 150, grandTotal: 1816, taxLines: [], depositDue: null };
  const open = { state: 'processing', invoicedGoods: 0 };
  return { ...sums, ...open, lines: { getItems: () => own }, ...facts } as unknown as Order;
};
const charge = (id: string, amount: number): TaxedLine => ({
  id,
  kind: id === 'shipping' ? 'shipping' : 'goods',
  base: 0,
  amount,
  jurisdiction: 'US-TX',
  rate: '0.00000',
  reason: 'customer-exempt',
  parts: [],
  certificate: 'TX-77',
});
const recordOf = (first: number, shipping: number) =>
  ({
    lines: [charge('1', first), charge('2', 0), charge('shipping', shipping)],
    total: first + shipping,
  }) as TaxRecord;

test.each([0, 1, 2, 50, 100, 137])('lines that were split share %d cents of tax', (tax) => {
  const order = anOrder({ depositDue: 2_000 });
  retaxOrder(order, recordOf(tax, 4));
  const taxes = order.lines.getItems().map((line) => line.tax);
  expect(taxes.reduce((sum, one) => sum + one, 0)).toBe(tax);
  expect(taxes.every((one) => one >= 0)).toBe(true);
  expect([order.tax, order.grandTotal]).toEqual([tax + 4, 1816 - 150 + tax + 4]);
  expect(order.depositDue).toBe(order.grandTotal);
  expect(order.taxLines).toEqual([
    {
      jurisdiction: 'US-TX',
      rate: '0.00000',
      amount: tax + 4,
      reason: 'customer-exempt',
      certificate: 'TX-77',
    },
  ]);
});

test('is open until something leaves, is invoiced, or all has ended', () => {
  expect(isUninvoiced(anOrder())).toBe(true);
  expect(isUninvoiced(anOrder({ invoicedGoods: 1 }))).toBe(false);
  expect(isUninvoiced(anOrder({ state: 'canceled' }))).toBe(false);
  const shipped = anOrder();
  shipped.lines.getItems()[0]!.quantityShipped = 1;
  expect(isUninvoiced(shipped)).toBe(false);
});
