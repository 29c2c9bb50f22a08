import { expect, test } from '@jest/globals';
import { PaymentsConfig } from './payments.config.ts';

const testKeys = {
  STRIPE_SECRET_KEY: 'sk_testKeysx',
  STRIPE_PUBLISHABLE_KEY: 'pk_testKeysx',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const wallet = { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
const live = { ...testKeys, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' };
const production = { GANTRY_MODE: 'production' };

test('without keys nothing is offered, in production too', () => {
  const { hasStripe, hasPaypal } = new PaymentsConfig(production);
  expect([hasStripe, hasPaypal]).toEqual([false, false]);
});

test('half of a provider’s keys is refused, and what is missing is named', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_testKeysx', PAYPAL_SECRET: 'b' };
  const start = () => new PaymentsConfig(keys);
  for (const name of [
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_WEBHOOK_ID',
  ])
    expect(start).toThrow(`${name}: is missing`);
});

test.each([
  ['test keys', testKeys, 'STRIPE_SECRET_KEY'],
  ['a test key for pages', { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_testKeysx' }, 'STRIPE_PUBLISHABLE_KEY'],
  ['an emulator', { ...live, STRIPE_API: 'https://sandbox.example' }, 'STRIPE_SECRET_KEY'],
  ['somebody else’s script', { ...live, STRIPE_SCRIPT: 'https://evil.example/stripe.js' }, 'STRIPE_SCRIPT'],
  ['the wallet’s sandbox', { ...wallet, PAYPAL_API: 'https://api-m.sandbox.paypal.com' }, 'PAYPAL_API'],
])('production refuses %s', (_, keys, name) => {
  expect(() => new PaymentsConfig({ ...production, ...keys })).toThrow(name);
  expect(() => new PaymentsConfig(keys)).not.toThrow();
});

test('live keys are live, everything else says that no money moves', () => {
  const real = new PaymentsConfig({ ...production, ...live, ...wallet });
  expect([real.isStripeTest, real.isPaypalTest]).toEqual([false, false]);
  const sandbox = new PaymentsConfig({
    ...live,
    ...wallet,
    STRIPE_API: 'http://127.0.0.1:9',
    PAYPAL_API: 'http://127.0.0.1:9',
  });
  expect([sandbox.isStripeTest, sandbox.isPaypalTest]).toEqual([true, true]);
});
