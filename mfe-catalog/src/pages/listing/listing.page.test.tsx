import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, openPage } from '../../page.test-kit.tsx';
import { aFacet, aListing } from '../../parts/listing.test-data.ts';
import { aRow } from '../../parts/product.test-data.ts';

afterEach(() => void jest.restoreAllMocks());

test('shows a family as a table whose columns are the attributes that differ', async () => {
  answerCalls({ '/catalog/products': aListing() });
  openPage('/b/fastening/hex-head-screws');
  const table = await screen.findByRole('table', { name: 'Hex head screws, full thread' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads).toEqual(['Part number', 'Lengthmm', 'Pricepackage of 100', 'Availability', 'Quantity']);
  expect(within(table).getByRole('link', { name: 'HX-B' }).getAttribute('href')).toBe('/i/hx-b');
  expect(screen.getByText('34 products')).toBeTruthy();
});

test('asks for exactly what the address says', async () => {
  const asked = answerCalls({ '/catalog/products': aListing() });
  openPage('/b/fastening/hex-head-screws?f=thread%3AM8&page=2&sort=price-asc&utm=x');
  await screen.findByRole('table');
  expect(asked).toEqual([
    '/catalog/products?path=fastening%2Fhex-head-screws&f=thread%3AM8&sort=price-asc&page=2',
  ]);
});

test('a facet value is ticked at once and keeps what is shown until the answer comes', async () => {
  let answerSecond: (listing: unknown) => void = () => undefined;
  const second = new Promise((resolve) => (answerSecond = resolve));
  answerCalls({ '/catalog/products': (address: string) => (address.includes('f=') ? second : aListing()) });
  openPage('/b/fastening');
  await userEvent.click(await screen.findByRole('link', { name: 'M8 20' }));
  await screen.findByRole('link', { name: 'M8 20', current: true });
  expect(screen.getByRole('link', { name: 'HX-A' })).toBeTruthy();
  answerSecond(aListing({ total: 1, items: [aRow({ sku: 'B', partNumber: 'HX-B' })] }));
  await screen.findByText('1 product');
  expect(screen.queryByRole('link', { name: 'HX-A' })).toBeNull();
});

test('chosen values can be taken away one by one or all at once', async () => {
  answerCalls({ '/catalog/products': aListing() });
  openPage('/b/fastening?f=thread%3AM8&price=100..200');
  const chip = await screen.findByRole('link', { name: 'Remove Thread size: M8' });
  expect(chip.getAttribute('href')).toBe('/b/fastening?price=100..200');
  expect(screen.getByRole('link', { name: 'Remove Price: $1.00 – $2.00' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/b/fastening');
});

test('a typed range becomes part of the address', async () => {
  const length = aFacet({
    code: 'length',
    name: 'Length',
    unit: 'mm',
    kind: 'range',
    values: [],
    min: 6,
    max: 200,
  });
  answerCalls({ '/catalog/products': aListing({ facets: [length] }) });
  const { router } = openPage('/b/fastening?f=thread%3AM8');
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'Length: lowest' }), '10');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Length: highest' }), '40{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?f=length%3A10..40%3Bthread%3AM8'));
});

test('the order is chosen by the select alone', async () => {
  answerCalls({ '/catalog/products': aListing() });
  const { router } = openPage('/b/fastening?page=3');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'price-asc');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price-asc'));
});

test('a search for exactly one part number goes straight to the product', async () => {
  answerCalls({
    '/catalog/products': aListing({ exactUri: 'hx-a' }),
    '/catalog/products/hx-a': new Response('{}', { status: 404 }),
  });
  const { router } = openPage('/b?q=HX%20A');
  await waitFor(() => expect(router.state.location.pathname).toBe('/i/hx-a'));
});

test('nothing found says why and leads on', async () => {
  answerCalls({ '/catalog/products': aListing({ total: 0, items: [], families: [] }) });
  openPage('/b/fastening?q=flux%20capacitor');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “flux capacitor”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search all categories' }).getAttribute('href')).toBe(
    '/b?q=flux+capacitor',
  );
});

test('filters that exclude everything can be cleared', async () => {
  answerCalls({ '/catalog/products': aListing({ total: 0, items: [], families: [] }) });
  openPage('/b/fastening?f=thread%3AM8%7CM99');
  await screen.findByRole('heading', { name: 'No product has all of these properties' });
  const clear = screen.getAllByRole('link', { name: 'Clear all filters' });
  expect(clear[0]?.getAttribute('href')).toBe('/b/fastening');
});

test('prices that may not be shown say where they are', async () => {
  const hidden = (visibility: 'signed-in' | 'cart-only') => ({
    visibility,
    unit: null,
    was: null,
    breaks: [],
  });
  const items = [
    aRow({ sku: 'A', price: hidden('signed-in'), uri: 'hx-a' }),
    aRow({ sku: 'B', price: hidden('cart-only') }),
    aRow({ sku: 'C', availability: 'contact-us-noprice' }),
  ];
  answerCalls({ '/catalog/products': aListing({ items, families: [] }) });
  openPage('/b/fastening');
  expect((await screen.findByRole('link', { name: 'Sign in for price' })).getAttribute('href')).toBe(
    '/sign-in?ref=%2Fi%2Fhx-a',
  );
  expect(screen.getByText('Price shown in cart')).toBeTruthy();
  expect(screen.getByText('Price on request')).toBeTruthy();
});
