import { expect, jest, test } from '@jest/globals';
import { installNavigation } from './install-navigation.ts';
import type { BrowserRouter } from './navigable.ts';

function router() {
  const navigate = jest.fn<(...words: unknown[]) => Promise<void>>(async () => undefined);
  const made = { navigate, state: { location: { pathname: '/es/cart' } } } as unknown as BrowserRouter;
  installNavigation(made, 'https://shop.example');
  return { made, navigate };
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
