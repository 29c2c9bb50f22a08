import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';
import { aRow } from '../../parts/product.test-data.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const attribute = (name: string, values: (string | null)[]) => ({
  code: name.toLowerCase(),
  name,
  values,
  differs: new Set(values).size > 1,
});
const two = {
  items: [
    aRow({ sku: 'A', partNumber: 'A-1', name: 'Screw A' }),
    aRow({ sku: 'B', partNumber: 'B-1', name: 'Screw B' }),
  ],
  attributes: [attribute('Length', ['40 mm', '50 mm']), attribute('Head', ['Hex', 'Hex'])],
};
const open = (search: string, answer: unknown = two) => {
  const asked = answerCalls({ '/catalog/comparison': answer });
  return { asked, ...openPage(`/b/compare${search}`) };
};
const row = (name: RegExp) => screen.findByRole('row', { name });

test('products stand side by side and rows in which they differ are marked, by a word too', async () => {
  const { asked } = open('?sku=A,B');
  expect(
    within(await row(/^Length \(differs\)/))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['40 mm', '50 mm']);
  expect((await row(/^Head/)).textContent).not.toContain('differs');
  expect(asked).toEqual(['/catalog/comparison?sku=A%2CB']);
  expect(localStorage.getItem('compare')).toBe('["A","B"]');
});

test('what is the same can be left out, and the address says so', async () => {
  open('?sku=A,B&only=differences');
  await row(/^Length/);
  expect(screen.queryByRole('row', { name: /^Head/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'All specifications' }).getAttribute('href')).toBe(
    '/b/compare?sku=A,B',
  );
});

test('one product can be taken away', async () => {
  open('?sku=A,B');
  const link = await screen.findByRole('link', { name: 'Remove Screw A' });
  expect(link.getAttribute('href')).toBe('/b/compare?sku=B');
});

test('numbers nobody knows are named, typed in whatever way', async () => {
  open('?sku=a.1,NOBODY,B', two);
  expect(await screen.findByText('Not found: NOBODY')).toBeTruthy();
});

test('without products it says how to choose some, and asks nobody', async () => {
  const { asked } = open('');
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
  expect(asked).toEqual([]);
});
