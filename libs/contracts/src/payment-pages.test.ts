import { expect, test } from '@jest/globals';
import { isCardPage, isPaymentPage } from './payment-pages.ts';

test.each([
  ['/checkout/stripe', true, true],
  ['/fr/checkout/stripe/confirm', true, true],
  ['/es/checkout/paypal/confirm', true, false],
  ['/admin/orders/checkout/stripe/100001', true, true],
  ['/admin/orders/checkout/stripe/custom/100001', true, true],
  ['/admin/orders/checkout/offline-100001', false, false],
  ['/es/my-account/payment-methods/new', true, true],
  ['/my-account/payment-methods', false, false],
  ['/checkout/purchase', false, false],
  ['/checkout/stripes', false, false],
  ['/cart', false, false],
])('%s: a payment page %s, with the script of the card provider %s', (path, isPayment, isCard) => {
  expect([isPaymentPage(path), isCardPage(path)]).toEqual([isPayment, isCard]);
});
