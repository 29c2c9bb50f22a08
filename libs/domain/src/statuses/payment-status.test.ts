import { expect, test } from '@jest/globals';
import { paymentStatusOf, paymentSteps, type PaymentFacts } from './payment-status.ts';
import { paymentStatuses } from './payment-statuses.ts';
import { canTransition, labelsOf } from './status-table.ts';

const nothing: PaymentFacts = {
  due: 1000,
  authorized: 0,
  captured: 0,
  refunded: 0,
  voided: 0,
  attempt: null,
  fraud: false,
  unknown: false,
};

const cases: [Partial<PaymentFacts>, string][] = [
  [{}, 'pending'],
  [{ fraud: true, captured: 1000 }, 'fraud'],
  [{ unknown: true, captured: 1000 }, 'unknown'],
  [{ captured: 1000, refunded: 1000 }, 'refunded'],
  [{ captured: 1000, refunded: 1 }, 'partially_refunded'],
  [{ captured: 1000 }, 'paid'],
  [{ captured: 1200 }, 'paid'],
  [{ captured: 999 }, 'partially_paid'],
  [{ voided: 300, authorized: 700 }, 'partially_voided'],
  [{ authorized: 1000 }, 'authorized'],
  [{ authorized: 10 }, 'partially_authorized'],
  [{ attempt: 'in-progress' }, 'pending'],
  [{ attempt: 'in-progress', voided: 5 }, 'pending'],
  [{ voided: 1000 }, 'voided'],
  [{ attempt: 'refused' }, 'declined'],
  [{ attempt: 'broken' }, 'failed'],
  [{ attempt: 'ran-out' }, 'expired'],
  [{ attempt: 'given-up', due: 0 }, 'canceled'],
  [{ attempt: 'cleared' }, 'voided'],
  [{ attempt: 'cleared', authorized: 1000 }, 'authorized'],
  [{ due: 0 }, 'paid'],
];

test.each(cases)('of %j is %s', (facts, status) => {
  expect(paymentStatusOf({ ...nothing, ...facts })).toBe(status);
});

test('every label can come out', () => {
  expect(new Set(cases.map(([, status]) => status)).size).toBe(labelsOf(paymentStatuses).length);
});

test('first answers of an order are transitions the status book knows', () => {
  const answers = cases.map(([facts]) => paymentStatusOf({ ...nothing, ...facts }));
  const first = [
    'authorized',
    'paid',
    'partially_paid',
    'declined',
    'failed',
    'expired',
    'canceled',
    'fraud',
  ];
  const known = answers.filter((status) => first.includes(status));
  expect(known.filter((status) => !canTransition(paymentStatuses, 'pending', status))).toEqual([]);
});

test('money that is lost and then written off comes by a new beginning, in steps of the status book', () => {
  const money = [{ captured: 1000 }, { attempt: 'broken' }, { attempt: 'broken', captured: 1000 }] as const;
  const [paid, lost, settled] = money.map((facts) => paymentStatusOf({ ...nothing, ...facts }));
  expect([paid, lost, settled]).toEqual(['paid', 'failed', 'paid']);
  expect(paymentSteps(paid!, lost!)).toEqual(['failed']);
  expect(paymentSteps(lost!, settled!)).toEqual(['pending', 'paid']);
  expect(paymentSteps('refunded', 'declined')).toEqual(['declined']);
  expect(paymentSteps('paid', 'paid')).toEqual([]);
});
