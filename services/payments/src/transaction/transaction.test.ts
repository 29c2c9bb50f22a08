import { expect, test } from '@jest/globals';
import { paymentFactsOf } from './payment-facts.ts';
import { Transaction } from './transaction.entity.ts';

const open = (term: string, creditApproved = false) =>
  Transaction.open({
    orderNumber: '100001',
    amount: 5000,
    service: 'check',
    term,
    creditApproved,
    idempotencyKey: 'order:100001',
  });

test.each([
  ['advanced', false, 'delayed'],
  ['net-30', true, 'approved'],
  ['net-15', false, 'approved-on-hold'],
] as const)('a payment on terms %s with credit %s begins %s', (term, creditApproved, status) => {
  expect(open(term, creditApproved).status).toBe(status);
});

test('money of the right amount is processed and counts as captured', () => {
  const transaction = open('advanced');
  transaction.receive(5000, 'check 77');
  expect(transaction.status).toBe('processed');
  expect(paymentFactsOf([transaction])).toMatchObject({ captured: 5000, attempt: null });
});

test('money of another amount is held and counts as nothing', () => {
  const transaction = open('advanced');
  transaction.receive(4000, 'check 77');
  expect(transaction.status).toBe('processed-on-hold');
  expect(paymentFactsOf([transaction])).toMatchObject({ captured: 0, attempt: 'in-progress' });
});

test('the same money cannot come twice', () => {
  const transaction = open('advanced');
  transaction.receive(5000, 'check 77');
  expect(() => transaction.receive(5000, 'check 78')).toThrow('WRONG_STATE');
});

test.each(['advanced', 'net-30'])('a promise on terms %s is given up when the order is canceled', (term) => {
  const transaction = open(term, true);
  transaction.release();
  expect(paymentFactsOf([transaction]).attempt).toBe('given-up');
  transaction.release();
  expect(transaction.version).toBe(3);
});

test('money that has come is not released', () => {
  const transaction = open('advanced');
  transaction.receive(4000, 'check 77');
  transaction.release();
  expect(transaction.status).toBe('processed-on-hold');
});
