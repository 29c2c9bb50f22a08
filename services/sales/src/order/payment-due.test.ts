import { expect, test } from '@jest/globals';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { awaitsPayment, payToOf } from './payment-due.ts';

const store = new StoreConfig({ STORE_PAYEE: 'Gantry LLC' });
const due = { paymentTerm: 'advanced', paymentStatus: 'pending', state: 'pending' } as const;

test('says whom to pay while an order paid in advance waits for money', () => {
  expect(payToOf(due, store)).toMatchObject({ payee: 'Gantry LLC', locality: 'Cheyenne', bank: null });
  expect(payToOf({ ...due, paymentStatus: 'partially_paid' }, store)).not.toBeNull();
});

test.each([
  { paymentTerm: 'net-30' },
  { paymentStatus: 'paid' },
  { paymentStatus: 'refunded' },
  { state: 'canceled' },
] as const)('says nothing for %j', (facts) => {
  expect(payToOf({ ...due, ...facts }, store)).toBeNull();
});

test('of what is paid online nobody is told an address, though it waits for money', () => {
  const online = { ...due, paymentService: 'stripe-payment-intent' };
  expect(payToOf(online, store)).toBeNull();
  expect(awaitsPayment(online)).toBe(true);
  expect(awaitsPayment({ ...online, paymentStatus: 'declined' })).toBe(true);
  expect(awaitsPayment({ ...online, paymentStatus: 'authorized' })).toBe(false);
});

test('names a bank only where all of it is set', () => {
  const bank = { STORE_BANK_NAME: 'Example Bank', STORE_BANK_ROUTING: '110000000' };
  expect(payToOf(due, new StoreConfig(bank))?.bank).toBeNull();
  expect(payToOf(due, new StoreConfig({ ...bank, STORE_BANK_ACCOUNT: '000123' }))?.bank).toEqual({
    name: 'Example Bank',
    routingNumber: '110000000',
    accountNumber: '000123',
  });
});

test('says whom to pay a deposit on payment terms, until it is there', () => {
  const deposit = { ...due, paymentTerm: 'net-30', depositDue: 3_000 } as const;
  const captured = (amount: number) => ({
    paymentFacts: { authorized: 0, captured: amount, refunded: 0, voided: 0, attempt: null },
  });
  expect(payToOf(deposit, store)).not.toBeNull();
  expect(payToOf({ ...deposit, ...captured(2_999) }, store)).not.toBeNull();
  expect(payToOf({ ...deposit, ...captured(3_000) }, store)).toBeNull();
});
