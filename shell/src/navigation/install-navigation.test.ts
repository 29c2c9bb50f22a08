import { expect, jest, test } from '@jest/globals';
import { installNavigation } from './install-navigation.ts';
import type { BrowserRouter } from './navigable.ts';

function router(pathname = '/es/cart') {
  const navigate = jest.fn<(...words: unknown[]) => Promise<void>>(async () => undefined);
  const state = { location: { pathname } };
  const made = { navigate, state, basename: '/es' } as unknown as BrowserRouter;
  const open = jest.fn();
  installNavigation(made, 'https://shop.example', open);
  return { made, navigate, open };
}

test('paths are written in lower case, queries as they are', async () => {
  const { made, navigate } = router();
  await made.navigate('/Account/Orders?q=A#B');
  expect(navigate.mock.calls[0]![0]).toBe('/my-account/orders?q=A#B');
  await made.navigate({ pathname: '/CART', search: '?A=1' });
  expect(navigate.mock.calls[1]![0]).toEqual({ pathname: '/cart', search: '?A=1' });
});

test('other sites and unsafe protocols are refused', () => {
  const { made, navigate } = router();
  expect(() => made.navigate('https://evil.example/')).toThrow('external URL');
  expect(() => made.navigate('javascript:alert(1)')).toThrow('protocol');
  expect(navigate).not.toHaveBeenCalled();
});

test('payment pages are reached and left by a new document', () => {
  const { made, navigate, open } = router();
  void made.navigate('/checkout/stripe?order=1', { replace: true });
  expect(open).toHaveBeenLastCalledWith('/es/checkout/stripe?order=1', true);
  const paying = router('/es/checkout/stripe');
  void paying.made.navigate({ pathname: '/cart', search: '?a=1' });
  expect(paying.open).toHaveBeenLastCalledWith('/es/cart?a=1', false);
  const wallet = router('/es/checkout/paypal/confirm');
  void wallet.made.navigate('/checkout/stripe?order=1');
  expect(wallet.open).toHaveBeenLastCalledWith('/es/checkout/stripe?order=1', false);
  void paying.made.navigate('/checkout/stripe/complete?order=1');
  expect(paying.navigate).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});
