import { expect, test } from '@jest/globals';
import {
  agingBucketOf,
  balanceOf,
  invoiceStatuses,
  invoiceStatusOf,
  isInvoiceOpen,
  type InvoiceSums,
} from './invoice-statuses.ts';
import { paymentStatuses } from './payment-statuses.ts';
import { allowedTransitions, canStartAs, labelsOf, mayTransition } from './status-table.ts';

const sums = (facts: Partial<InvoiceSums>): InvoiceSums => ({
  amount: 1000,
  credited: 0,
  paid: 0,
  refunded: 0,
  ...facts,
});

test('uses payment labels of the specification and no other', () => {
  const known = new Set<string>(labelsOf(paymentStatuses));
  expect(labelsOf(invoiceStatuses).filter((label) => !known.has(label))).toEqual([]);
});

test('begins pending, or unknown where it was imported', () => {
  const first = labelsOf(invoiceStatuses).filter((label) => canStartAs(invoiceStatuses, label));
  expect(first).toEqual(['pending', 'unknown']);
});

test.each([
  [{}, 'pending', 1000],
  [{ paid: 400 }, 'partially_paid', 600],
  [{ paid: 1000 }, 'paid', 0],
  [{ amount: 0 }, 'paid', 0],
  [{ credited: 300 }, 'pending', 700],
  [{ credited: 300, paid: 700 }, 'paid', 0],
  [{ credited: 1000 }, 'voided', 0],
  [{ paid: 1000, credited: 300 }, 'paid', 0],
  [{ paid: 1000, credited: 300, refunded: 300 }, 'partially_refunded', 0],
  [{ paid: 1000, credited: 1000, refunded: 1000 }, 'refunded', 0],
] as const)('of %j the status is %s and the balance %i', (facts, status, balance) => {
  expect(invoiceStatusOf(sums(facts))).toBe(status);
  expect(balanceOf(sums(facts))).toBe(balance);
});

test('finance alone cancels and voids, and only before money has come', () => {
  for (const from of labelsOf(invoiceStatuses)) {
    for (const to of ['canceled', 'voided'] as const) {
      expect(mayTransition(invoiceStatuses, 'finance', from, to)).toBe(from === 'pending');
      expect(mayTransition(invoiceStatuses, 'sales', from, to)).toBe(false);
      expect(mayTransition(invoiceStatuses, 'customer', from, to)).toBe(false);
    }
  }
});

test('nothing leads out of what has ended, and only what is owed is open', () => {
  for (const end of ['refunded', 'voided', 'canceled'] as const)
    expect(allowedTransitions(invoiceStatuses, end)).toEqual([]);
  expect(labelsOf(invoiceStatuses).filter(isInvoiceOpen)).toEqual(['pending', 'partially_paid']);
});

test('a lost dispute opens the receivable again', () => {
  expect(allowedTransitions(invoiceStatuses, 'paid')).toContain('pending');
});

test.each([
  ['2026-11-25', 'current'],
  ['2026-11-24', 'days-30'],
  ['2026-10-26', 'days-30'],
  ['2026-10-25', 'days-60'],
  ['2026-08-27', 'days-90'],
  ['2026-08-26', 'older'],
])('what was due on %s is %s', (dueOn, bucket) => {
  expect(agingBucketOf(dueOn, '2026-11-25')).toBe(bucket);
});
