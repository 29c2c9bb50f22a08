import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';
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
  expect(heads).toEqual([
    'Part number',
    'Lengthmm',
    'Pricepackage of 100',
    'Availability',
    'Compare',
    'Quantity',
  ]);
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

test('rows below the window can be read at once, and are whole a moment later', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
  const height = window.innerHeight;
  window.innerHeight = 400;
  const skus = 'ABCDEFGH'.split('');
  const [family] = aListing().families;
  const items = skus.map((sku) => aRow({ sku, uri: `hx-${sku}`, partNumber: `HX-${sku}` }));
  answerCalls({ '/catalog/products': aListing({ items, families: [{ ...family!, skus }] }) });
  openPage('/b/fastening');
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(1 + skus.length);
  expect(within(table).getByRole('link', { name: 'HX-F' })).toBeTruthy();
  expect(within(table).getByText('HX-G').closest('a')).toBeNull();
  expect(await within(table).findByRole('link', { name: 'HX-H' })).toBeTruthy();
  window.innerHeight = height;
});

test('a row that stays keeps what was typed in it; new ones below the window are whole a moment later', async () => {
  const height = window.innerHeight;
  window.innerHeight = 400;
  const [family] = aListing().families;
  const listingOf = (skus: string) => {
    const items = skus.split('').map((sku) => aRow({ sku, uri: `hx-${sku}`, partNumber: `HX-${sku}` }));
    return aListing({ items, families: [{ ...family!, skus: skus.split('') }] });
  };
  answerCalls({
    '/catalog/products': (address: string) => listingOf(address.includes('f=') ? 'IJKLMNOHPQ' : 'ABCDEFGH'),
  });
  openPage('/b/fastening');
  const table = await screen.findByRole('table');
  const quantityIn = (row: HTMLElement) => within(row).getByRole('spinbutton');
  const rowOf = (text: string) => within(table).getByText(text).closest('tr')!;
  await within(table).findByRole('link', { name: 'HX-H' });
  await userEvent.clear(quantityIn(rowOf('HX-H')));
  await userEvent.type(quantityIn(rowOf('HX-H')), '7');
  // not painted: nothing below the window is completed
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
  await userEvent.click(screen.getByRole('link', { name: 'M8 20' }));
  await within(table).findByText('HX-Q');
  expect(within(table).getByText('HX-Q').closest('a')).toBeNull();
  expect(within(table).getByRole('link', { name: 'HX-I' })).toBeTruthy();
  expect((quantityIn(rowOf('HX-H')) as HTMLInputElement).value).toBe('7');
  frames.mockRestore();
  expect(await within(table).findByRole('link', { name: 'HX-Q' })).toBeTruthy();
  window.innerHeight = height;
});

test('values pressed faster than the page is drawn add up, and one pressed twice is taken back', async () => {
  const asked = answerCalls({ '/catalog/products': aListing() });
  const { router } = openPage('/b/fastening');
  const first = await screen.findByRole('link', { name: 'M8 20' });
  const second = screen.getByRole('link', { name: 'M6 14' });
  act(() => {
    for (const link of [first, second, first]) link.click();
  });
  // shown by the pressed ones themselves, before anything else of the page
  expect([first, second].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  await waitFor(() => expect(router.state.location.search).toBe('?f=thread%3AM6'));
  await screen.findByRole('link', { name: 'Remove Thread size: M6' });
  expect(asked.at(-1)).toBe('/catalog/products?path=fastening&f=thread%3AM6');
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
  await userEvent.type(await screen.findByRole('textbox', { name: 'Length: minimum' }), '10');
  await userEvent.type(screen.getByRole('textbox', { name: 'Length: maximum' }), '40{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?f=length%3A10mm..40mm%3Bthread%3AM8'));
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

test('a search that staff lead to a page goes there; the same words within a category stay a search', async () => {
  answerCalls({
    '/catalog/products': aListing({ redirectTo: '/i/hx-a' }),
    '/catalog/products/hx-a': new Response('{}', { status: 404 }),
  });
  const inCategory = openPage('/b/fastening?q=contact');
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  expect(inCategory.router.state.location.pathname).toBe('/b/fastening');
  const { router } = openPage('/b?q=contact');
  await waitFor(() => expect(router.state.location.pathname).toBe('/i/hx-a'));
});

const nothing = () => aListing({ total: 0, items: [], families: [] });

test('nothing found says why and leads to what there is, with how much', async () => {
  const answer = (address: string) =>
    address.includes('size=1') ? aListing({ total: address.includes('q=flux&') ? 0 : 12 }) : nothing();
  answerCalls({ '/catalog/products': answer });
  openPage('/b/fastening?q=flux%20capacitor');
  expect(await screen.findByRole('heading', { name: 'No results for “flux capacitor”' })).toBeTruthy();
  const everywhere = screen.getByRole('link', { name: '“flux capacitor” in all categories' });
  expect(everywhere.getAttribute('href')).toBe('/b?q=flux+capacitor');
  expect(everywhere.parentElement?.textContent).toContain('12 products');
  expect(screen.getByRole('link', { name: '“capacitor”, without “flux”' })).toBeTruthy();
  // that search would be empty too
  expect(screen.queryByRole('link', { name: '“flux”, without “capacitor”' })).toBeNull();
});

test('a search that no product fits whole says what was meant and what was left out', async () => {
  const meant = { q: 'thermostat', total: 1200 };
  answerCalls({
    '/catalog/products': aListing({ spelling: { unknown: ['thermsotaat', 'xyz'], meant } }),
  });
  openPage('/b/fastening?q=thermsotaat%20xyz&brand=acme');
  const link = await screen.findByRole('link', { name: 'thermostat' });
  expect(link.getAttribute('href')).toBe('/b/fastening?q=thermostat');
  expect(link.parentElement?.textContent).toBe('Did you mean thermostat? 1,200 products');
  expect(screen.getByText(/No product matches the words/).textContent).toContain('thermsotaat and xyz');
});

test('a search that was mended says what was searched and offers what was typed', async () => {
  const spelling = { unknown: [], meant: null, searched: 'lock washer', isComplete: true };
  answerCalls({ '/catalog/products': aListing({ spelling }) });
  openPage('/b/fastening?q=lockwasher');
  const link = await screen.findByRole('link', { name: 'lockwasher' });
  expect(link.getAttribute('href')).toBe('/b/fastening?q=%22lockwasher%22');
  expect(link.parentElement?.textContent).toBe(
    'Showing results for lock washer. Search instead for lockwasher',
  );
  expect(screen.queryByText(/No product matches/)).toBeNull();
});

test('what is not sold is said above the results of the other words, with a way to request it', async () => {
  const spelling = { unknown: ['Kryptonite'], meant: null, notCarried: ['Kryptonite'] };
  answerCalls({ '/catalog/products': aListing({ spelling }) });
  openPage('/b?q=Kryptonite%20screw');
  const request = await screen.findByRole('link', { name: 'Request a quote' });
  expect(request.getAttribute('href')).toBe('/quote?text=Kryptonite+screw');
  expect(request.parentElement?.textContent).toBe(
    'Nothing we carry matches Kryptonite. Request a quoteResults for the other words:',
  );
  expect(screen.queryByText(/No product matches/)).toBeNull();
});

test('where nothing else was searched for, it is said above the way on', async () => {
  const spelling = { unknown: ['Kryptonite'], meant: null, notCarried: ['Kryptonite'] };
  answerCalls({ '/catalog/products': { ...nothing(), spelling } });
  openPage('/b?q=Kryptonite');
  const request = await screen.findByRole('link', { name: 'Request a quote' });
  expect(request.parentElement?.textContent).toBe('Nothing we carry matches Kryptonite. Request a quote');
  expect(screen.getByRole('heading', { name: 'No results for “Kryptonite”' })).toBeTruthy();
});

test('known words that no product has together are told apart from unknown ones', async () => {
  answerCalls({ '/catalog/products': aListing({ spelling: { unknown: [], meant: null } }) });
  openPage('/b?q=hex%20flux');
  expect(await screen.findByText(/No product matches all the words in “hex flux”/)).toBeTruthy();
});

test('filters that exclude everything can be taken away one by one, with the count each would give', async () => {
  const answer = (address: string) =>
    address.includes('size=1') ? aListing({ total: address.includes('brand') ? 3 : 40 }) : nothing();
  answerCalls({ '/catalog/products': answer });
  openPage('/b/fastening?brand=acme&f=thread%3AM8');
  await screen.findByRole('heading', { name: 'No products match all of these filters' });
  const without = screen.getByRole('link', { name: 'Without Thread size: M8' });
  expect(without.getAttribute('href')).toBe('/b/fastening?brand=acme');
  expect(without.parentElement?.textContent).toContain('3 products');
  expect(screen.getAllByRole('link', { name: 'Clear all filters' })[0]?.getAttribute('href')).toBe(
    '/b/fastening',
  );
});

const lengthFacet = () =>
  aFacet({ code: 'length', name: 'Length', unit: 'mm', kind: 'range', values: [], min: 6, max: 200 });

test('either unit may be typed in a range', async () => {
  answerCalls({ '/catalog/products': aListing({ facets: [lengthFacet()] }) });
  const { router } = openPage('/b/fastening');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Length: minimum' }), '1/4 in{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?f=length%3A0.25in..'));
  expect(await screen.findByRole('link', { name: 'Remove Length: from 0.25 in' })).toBeTruthy();
});

test('a range that cannot be understood is said beside its field, and what was typed stays', async () => {
  const asked = answerCalls({ '/catalog/products': aListing({ facets: [lengthFacet()] }) });
  openPage('/b/fastening?f=thread%3AM8');
  const field = await screen.findByRole('textbox', { name: 'Length: maximum' });
  await userEvent.type(field, '5 kg{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('“5 kg” can’t be converted to mm.');
  const kept = screen.getByRole('textbox', { name: 'Length: maximum' }) as HTMLInputElement;
  expect([kept.value, kept.getAttribute('aria-invalid')]).toEqual(['5 kg', 'true']);
  expect(new Set(asked).size).toBe(1);
});

test('a rating is chosen one at a time', async () => {
  const stars = ['4', '3'].map((value) => ({ value, label: value, count: 5, selected: false }));
  answerCalls({ '/catalog/products': aListing({ facets: [aFacet({ code: 'rating', values: stars })] }) });
  openPage('/b/fastening?rating=4');
  const lower = await screen.findByRole('link', { name: '3 stars and up 5' });
  expect(lower.getAttribute('href')).toBe('/b/fastening?rating=3');
  expect(screen.getByRole('link', { name: 'Remove Rating: 4 stars and up' }).getAttribute('href')).toBe(
    '/b/fastening',
  );
});

test('a long list of values has a field to find one in it', async () => {
  const values = Array.from({ length: 20 }, (_, at) => `Maker ${at}`).map((label) => ({
    value: label,
    label,
    count: 1,
    selected: false,
  }));
  answerCalls({ '/catalog/products': aListing({ facets: [aFacet({ code: 'brand', values })] }) });
  openPage('/b/fastening');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in Brand' }), 'maker 19');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maker 1 1' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Maker 19 1' })).toBeTruthy();
});

test('subcategories keep what was chosen, and their places when they are emptied', async () => {
  const category = { name: 'Nuts', slug: 'nuts', path: 'fastening/nuts', count: 9, drawing: null };
  answerCalls({
    '/catalog/products': (address: string) =>
      aListing({ categories: address.includes('f=') ? [] : [category] }),
  });
  openPage('/b/fastening');
  await userEvent.click(await screen.findByRole('link', { name: 'M8 20' }));
  const emptied = await screen.findByRole('link', { name: 'Nuts 0' });
  expect(emptied.getAttribute('href')).toBe('/b/fastening/nuts?f=thread%3AM8');
});

test('neighbouring pages are reached by cursor, any other by number', async () => {
  answerCalls({
    '/catalog/products': aListing({ total: 240, page: 3, pages: 10, nextCursor: 'n1', previousCursor: 'p1' }),
  });
  openPage('/b/fastening?page=3');
  expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toBe(
    '/b/fastening?page=4&cursor=n1',
  );
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/b/fastening?page=2&cursor=p1',
  );
  expect(screen.getByRole('link', { name: 'Page 10' }).getAttribute('href')).toBe('/b/fastening?page=10');
});

test('a failing call keeps what is shown and offers to try again', async () => {
  let isDown = false;
  answerCalls({
    '/catalog/products': () => (isDown ? new Response('{}', { status: 500 }) : aListing()),
  });
  openPage('/b/fastening');
  const value = await screen.findByRole('link', { name: 'M8 20' });
  isDown = true;
  await userEvent.click(value);
  expect(await screen.findByRole('heading', { name: 'The products could not be loaded' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'HX-A' })).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
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
