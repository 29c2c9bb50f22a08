import { expect, test } from '@jest/globals';
import { OrderPayments } from '../transaction/order-payments.ts';
import { paymentFactsOf } from '../transaction/payment-facts.ts';
import { Transaction } from '../transaction/transaction.entity.ts';
import {
  matchElsewhere,
  matchReceipt,
  recordReceipt,
  returnReceipt,
  sendBack,
  writeOff,
} from './receipts.ts';

const due = 5000;
const opened = (term = 'advanced', creditApproved = false, orderNumber = '100001') => {
  const facts = { orderNumber, amount: due, service: 'check', term, creditApproved };
  const row = Transaction.open({ ...facts, idempotencyKey: `order:${orderNumber}` });
  return { payments: new OrderPayments(orderNumber, [row]), row };
};
const facts = ({ rows }: OrderPayments) => paymentFactsOf(rows);
const balance = ({ entries }: OrderPayments, account: string, order = '100001') =>
  entries
    .flatMap(({ postings, orderNumber }) =>
      postings.map(([name, amount, of = orderNumber]) => ({ name, amount, of })),
    )
    .filter(({ name, of }) => name === account && of === order)
    .reduce((sum, { amount }) => sum + amount, 0);
const statuses = ({ rows }: OrderPayments) => rows.map(({ status }) => status);

test.each([
  ['advanced', false, 'delayed'],
  ['net-30', true, 'approved'],
  ['net-15', false, 'approved-on-hold'],
] as const)('a payment on terms %s with credit %s begins %s', (term, creditApproved, status) => {
  expect(opened(term, creditApproved).row.status).toBe(status);
});

test('money of the right amount is processed and counts as captured', () => {
  const { payments, row } = opened();
  recordReceipt(payments, { amount: due, reference: 'check 77' });
  expect(row.status).toBe('processed');
  expect(facts(payments)).toMatchObject({ captured: due, attempt: null });
  expect([balance(payments, 'bank'), balance(payments, 'receivable')]).toEqual([due, -due]);
});

test('money of another amount is held and counts as nothing', () => {
  const { payments } = opened();
  recordReceipt(payments, { amount: 4000, reference: 'check 77' });
  expect(statuses(payments)).toEqual(['processed-on-hold']);
  expect(facts(payments)).toMatchObject({ captured: 0, attempt: 'in-progress' });
  expect(balance(payments, 'unmatched-receipts')).toBe(-4000);
});

test('the same money cannot come twice; other money of a paid order is held', () => {
  const { payments } = opened();
  recordReceipt(payments, { amount: due, reference: 'check 77' });
  expect(() => recordReceipt(payments, { amount: due, reference: 'check 77' })).toThrow('WRONG_STATE');
  recordReceipt(payments, { amount: due, reference: 'check 78' });
  expect(statuses(payments)).toEqual(['processed', 'processed-on-hold']);
  expect(facts(payments).captured).toBe(due);
});

test('too little is matched in part, and the rest is waited for', () => {
  const { payments, row } = opened();
  recordReceipt(payments, { amount: 4000, reference: 'check 77' });
  matchReceipt(payments, row, due);
  expect(facts(payments)).toMatchObject({ captured: 4000, attempt: 'in-progress' });
  expect(payments.rows.at(-1)).toMatchObject({ status: 'delayed', amount: 1000 });
  recordReceipt(payments, { amount: 1000, reference: 'check 78' });
  expect(facts(payments).captured).toBe(due);
  expect(balance(payments, 'unmatched-receipts')).toBe(0);
});

test('too much is matched as far as it is owed; the rest waits, and goes back', () => {
  const { payments, row } = opened();
  recordReceipt(payments, { amount: 6000, reference: 'check 77' });
  matchReceipt(payments, row, due);
  expect(facts(payments).captured).toBe(due);
  const rest = payments.rows.at(-1) as Transaction;
  expect(rest).toMatchObject({ status: 'processed-on-hold', received: 1000 });
  sendBack(payments, rest, { reference: 'wire 5', due });
  expect(statuses(payments)).toEqual(['processed', 'voided']);
  expect([balance(payments, 'bank'), balance(payments, 'unmatched-receipts')]).toEqual([due, 0]);
});

test('money sent back leaves the promise to pay as it was', () => {
  const { payments, row } = opened();
  recordReceipt(payments, { amount: 6000, reference: 'check 77' });
  sendBack(payments, row, { reference: 'wire 5', due });
  expect(payments.rows.at(-1)).toMatchObject({ status: 'delayed', amount: due });
  expect(() => sendBack(payments, row, { reference: 'wire 6', due })).toThrow('WRONG_STATE');
});

test('money meant for another order pays that one', () => {
  const here = opened();
  const there = opened('advanced', false, '100002');
  recordReceipt(here.payments, { amount: 4000, reference: 'check 77' });
  matchElsewhere({ payments: here.payments, row: here.row, due }, { payments: there.payments, due });
  expect(facts(here.payments).captured).toBe(0);
  expect(facts(there.payments)).toMatchObject({ captured: 4000, attempt: 'in-progress' });
  const all = [...here.payments.entries, ...there.payments.entries];
  const both = new OrderPayments('100001', []);
  both.entries.push(...all);
  expect(balance(both, 'unmatched-receipts')).toBe(0);
  expect(balance(both, 'unmatched-receipts', '100002')).toBe(0);
});

test('nothing is matched to an order that owes nothing', () => {
  const { payments } = opened();
  recordReceipt(payments, { amount: due, reference: 'check 77' });
  const second = recordReceipt(payments, { amount: 100, reference: 'check 78' });
  expect(() => matchReceipt(payments, second, due)).toThrow('WRONG_STATE');
});

test('a check that bounces is owed again, and the payment has failed', () => {
  const { payments, row } = opened();
  recordReceipt(payments, { amount: due, reference: 'check 77' });
  returnReceipt(payments, row);
  expect(facts(payments)).toMatchObject({ captured: 0, attempt: 'broken' });
  expect(balance(payments, 'receivable')).toBe(0);
});

test('a rest is written off, and never more than is owed', () => {
  const { payments, row } = opened();
  recordReceipt(payments, { amount: 4990, reference: 'check 77' });
  matchReceipt(payments, row, due);
  expect(() => writeOff(payments, { amount: 11, due, reason: 'bank fee', key: 'a' })).toThrow('WRONG_STATE');
  writeOff(payments, { amount: 10, due, reason: 'bank fee', key: 'a' });
  expect(facts(payments).captured).toBe(due);
});
