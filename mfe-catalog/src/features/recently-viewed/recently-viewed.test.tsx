import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, openWidget } from '../../test-kit/page.test-kit.tsx';
import { aRow } from '../../parts/product.test-data.ts';
import { recentlyViewedList, useNoteViewed } from './recently-viewed-list.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

beforeEach(() => recentlyViewedList.writeSkus([]));
afterEach(() => void jest.restoreAllMocks());

function Page({ sku }: { sku: string }) {
  useNoteViewed(sku);
  return null;
}

test('the latest stands first, each once, and no more than a dozen', () => {
  for (const sku of ['A', 'B', 'A', ...Array.from('CDEFGHIJKLMN')]) openWidget(<Page sku={sku} />);
  expect(recentlyViewedList.readSkus()).toEqual(Array.from('NMLKJIHGFEDC'));
  expect(JSON.parse(localStorage.getItem('recently-viewed')!)).toHaveLength(12);
});

test('shows them with today’s prices, without the product one is looking at', async () => {
  recentlyViewedList.writeSkus(['A', 'B', 'GONE']);
  const asked = answerCalls({ '/catalog/cards': [aRow({ sku: 'B', name: 'Screw B', uri: 'b' })] });
  openWidget(<RecentlyViewed exceptSku="A" />);
  const strip = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect((await strip.findByRole('link', { name: 'Screw B' })).getAttribute('href')).toBe('/i/b');
  expect(strip.getByText('$12.99')).toBeTruthy();
  expect(asked).toEqual(['/catalog/cards?sku=B%2CGONE']);
});

test('a cleared list is gone, and an empty one asks nobody', async () => {
  recentlyViewedList.writeSkus(['B']);
  const asked = answerCalls({ '/catalog/cards': [] });
  openWidget(<RecentlyViewed />);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear list' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(asked).toHaveLength(1);
  expect(recentlyViewedList.readSkus()).toEqual([]);
});
