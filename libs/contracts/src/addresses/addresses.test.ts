import { expect, test } from '@jest/globals';
import { myOrderPath, signInToPath } from './account.ts';
import { adminOrderPath } from './admin.ts';
import { inquiryStatusPath, listingPath, productPath, reviewPath } from './catalog.ts';
import { orderConfirmationPath, quoteCompletePath } from './checkout.ts';

test('an address is its pattern with the values in place, encoded', () => {
  expect(productPath('cut & file')).toBe('/i/cut%20%26%20file');
  expect(reviewPath('a/b', 'change')).toBe('/i/a%2Fb/review?change');
  expect(adminOrderPath('1001')).toBe('/admin/orders/order-1001');
  expect(myOrderPath('100001')).toBe('/my-account/orders/100001');
  expect(listingPath('screws', '?q=hex')).toBe('/b/screws?q=hex');
  expect(quoteCompletePath('Q-7')).toBe('/quote/complete/Q-7');
});

test('values of a query are encoded', () => {
  expect(signInToPath('/cart?a=1')).toBe('/sign-in?ref=%2Fcart%3Fa%3D1');
  expect(orderConfirmationPath('100001', 'a+b')).toBe('/checkout/purchase/complete?order=100001&token=a%2Bb');
  expect(inquiryStatusPath('7')).toBe('/help-section/contact-us?inquiry=7');
});
