import { sessionKnown } from '@gantry/api-client';
import type { User } from '@gantry/contracts/schemas/account';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  availabilityLabels,
  availabilityRules,
  type Availability,
} from '@gantry/domain/statuses/availability';
import { productData } from '../../features/product-facts/product-data.ts';
import { noReviews } from '../../features/reviews/reviews.test-data.ts';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';
import { aProduct, aRow } from '../../parts/product.test-data.ts';

afterEach(() => void jest.restoreAllMocks());

/** A product page; `onShelf` null where nobody answers how many are left. */
const open = (changes: Parameters<typeof aProduct>[0] = {}, onShelf: number | null = 0) => {
  const none = { quantity: 1, availability: null, days: null };
  const supply = { sku: 'HXM840-ZP88', quantity: 1, onShelf, parts: [none] };
  answerCalls({
    '/catalog/products/hex': aProduct(changes),
    '/catalog/products/hex/reviews': noReviews,
    ...(onShelf === null ? {} : { '/catalog/supply/HXM840-ZP88': supply }),
  });
  return openPage('/i/hex');
};
const buyingBox = () => screen.findByRole('region', { name: 'Price and availability' });

test('shows the facts, the price per package and its breaks', async () => {
  open();
  const box = within(await buyingBox());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Hex head screw M8');
  expect(screen.getByRole('rowheader', { name: 'Length' }).nextSibling?.textContent).toBe('40 mm');
  expect(box.getByText('$12.99')).toBeTruthy();
  expect(box.getByText('package of 100')).toBeTruthy();
  expect(box.getByRole('row', { name: '5 or more $11.99 save 8%' })).toBeTruthy();
  expect(box.getByText('In stock')).toBeTruthy();
});

test('pointing at an attribute, or focusing it, marks its dimension line', async () => {
  const dimension = { kind: 'dimension' as const, d: 'M 0 0 H 9', attribute: 'length' };
  const { container } = open({ drawing: { viewBox: [0, 0, 9, 9], shapes: [dimension], labels: [] } });
  const row = (await screen.findByRole('rowheader', { name: 'Length' })).closest('tr')!;
  expect(container.querySelector('[data-marked]')).toBeNull();
  await userEvent.hover(row);
  expect(container.querySelector('[data-marked]')?.getAttribute('data-attribute')).toBe('length');
  await userEvent.unhover(row);
  row.focus();
  expect(row.tabIndex).toBe(0);
  expect(screen.getByRole('rowheader', { name: 'Thread size' }).closest('tr')?.tabIndex).toBe(-1);
});

type Way = 'add' | 'agree' | 'wait, ask' | 'add, ask' | 'agree, ask' | 'ask' | 'none';
/** For each label of specification §4: what stands in the price's place, what the buyer can do, schema.org's word. */
const book: Record<Availability, readonly [price: string, way: Way, offer: string]> = {
  'in-stock': ['$12.99', 'add', 'InStock 12.99'],
  'typically-in-stock': ['$12.99', 'add', 'InStock 12.99'],
  gift: ['Free', 'none', 'no offer'],
  'contact-us-add': ['$12.99', 'add, ask', 'LimitedAvailability 12.99'],
  'contact-us-price': ['from $12.99', 'ask', 'LimitedAvailability'],
  'contact-us-noprice': ['Price on request', 'ask', 'no offer'],
  'contact-us-size': ['$12.99', 'ask', 'LimitedAvailability'],
  'contact-us-manufacturer': ['Price on request', 'ask', 'no offer'],
  'contact-us-hightprice': ['$12.99', 'ask', 'LimitedAvailability'],
  'contact-us-madetoorder': ['Price on request', 'ask', 'MadeToOrder'],
  'contact-us-leadtime': ['$12.99', 'agree, ask', 'BackOrder 12.99'],
  download: ['$12.99', 'add', 'InStock 12.99'],
  'out-of-stock': ['$12.99', 'wait, ask', 'OutOfStock 12.99'],
  '2-5-days': ['$12.99', 'add', 'BackOrder 12.99'],
  '1-week': ['$12.99', 'add', 'BackOrder 12.99'],
  '2-week': ['$12.99', 'add', 'BackOrder 12.99'],
  '3-week': ['$12.99', 'add', 'BackOrder 12.99'],
  '4-6-week': ['$12.99', 'add', 'BackOrder 12.99'],
  discontinued: ['Price on request', 'add, ask', 'Discontinued'],
  unavailable: ['Price on request', 'ask', 'OutOfStock'],
  backordered: ['$12.99', 'agree', 'BackOrder 12.99'],
};

/** As the service answers: a label that hides its price leaves none in the answer. */
const pricedAs = (availability: Availability) =>
  availabilityRules[availability].price === 'hidden'
    ? { visibility: 'none' as const, unit: null, was: null, breaks: [] }
    : aProduct().price;

test.each(availabilityLabels)(
  '%s: price, way to buy and offer are those of its rule',
  async (availability) => {
    const [price, way, offer] = book[availability];
    const product = aProduct({ availability, price: pricedAs(availability) });
    open(product, 3);
    const box = await buyingBox();
    expect(box.textContent).not.toContain('catalog.');
    expect(box.querySelector('p')?.textContent).toMatch(new RegExp(`^${price.replace('$', '\\$')}`));
    const ways = [
      within(box).queryByRole('checkbox') ? 'agree' : within(box).queryByText('Add to cart') ? 'add' : '',
      within(box).queryByRole('button', { name: 'Notify me when available' }) ? 'wait' : '',
      within(box).queryByRole('link', { name: 'Ask us' }) ? 'ask' : '',
    ];
    expect(ways.filter(Boolean).join(', ') || 'none').toBe(way);
    const { offers } = productData(product)[0] as { offers?: { availability: string; price?: string } };
    const words = [offers?.availability.replace('https://schema.org/', '') ?? 'no offer', offers?.price];
    expect(words.filter(Boolean).join(' ')).toBe(offer);
  },
);

test('asking leads to the contact form with the product filled in', async () => {
  open({ availability: 'contact-us-size' });
  const link = within(await buyingBox()).getByRole('link', { name: 'Ask us' });
  expect(link.getAttribute('href')).toBe('/quote?sku=HXM840-ZP88');
});

test('what waits for new stock is added only by who agrees to that', async () => {
  open({ availability: 'backordered' });
  const agreement = within(await buyingBox()).getByRole<HTMLInputElement>('checkbox');
  expect(agreement.required).toBe(true);
  expect(agreement.closest('form')?.checkValidity()).toBe(false);
  await userEvent.click(agreement);
  expect(agreement.closest('form')?.checkValidity()).toBe(true);
});

test('a sale says what it was before and when it ends', async () => {
  open({
    price: { visibility: 'public', unit: 999, was: 1299, until: '2027-03-01T06:59:00.000Z', breaks: [] },
  });
  const box = within(await buyingBox());
  expect(box.getByText('$12.99').closest('s')).toBeTruthy();
  expect(box.getByText('Sale ends Feb 28, 2027')).toBeTruthy();
  expect(box.getByText('$0.10 each')).toBeTruthy();
});

test.each([
  ['cart-only', 'Price shown in cart', /only lets us show this price in the cart/],
  ['signed-in', 'Sign in for price', /shown to signed-in customers/],
] as const)('a price that is %s is not there, and why', async (visibility, words, reason) => {
  open({ price: { visibility, unit: null, was: null, breaks: [] } });
  const box = within(await buyingBox());
  expect(box.getByText(words)).toBeTruthy();
  expect(box.getByText(reason)).toBeTruthy();
  expect(box.getByText('Add to cart')).toBeTruthy();
});

test('a signed-in buyer reads the prices of the products beside it as well', async () => {
  let isBuyer = false;
  const besides = () =>
    aRow({
      sku: 'B',
      uri: 'b',
      price: { visibility: 'signed-in', unit: isBuyer ? 777 : null, was: null, breaks: [] },
    });
  answerCalls({
    '/catalog/products/hex': () => aProduct({ alternates: [besides()] }),
    '/catalog/products/hex/reviews': noReviews,
    '/catalog/products/hex/my-review': { review: null, verified: false },
    '/my-account/addresses': [],
  });
  const { store } = openPage('/i/hex');
  expect(await screen.findByText('Sign in for price')).toBeTruthy();
  isBuyer = true;
  await act(
    async () => void store.dispatch(sessionKnown({ user: { role: 'customer' } as User, cart: null })),
  );
  expect(await screen.findByText('$7.77')).toBeTruthy();
  expect(screen.queryByText('Sign in for price')).toBeNull();
});

test('goods made for the buyer say until when an order can be cancelled', async () => {
  open({ madeToOrder: true, cancellableUntil: 'production' });
  expect(within(await buyingBox()).getByText(/you can cancel until production starts/)).toBeTruthy();
});

test('what is left of a discontinued product is counted when the page is there', async () => {
  open({ availability: 'discontinued' }, 2);
  expect(await within(await buyingBox()).findByText('Only 2 left')).toBeTruthy();
});

test('none left is said, and none can be added', async () => {
  open({ availability: 'discontinued' }, 0);
  const box = within(await buyingBox());
  expect(await box.findByText('None left')).toBeTruthy();
  expect(box.getByText(/^No longer made. Ask us/)).toBeTruthy();
  expect(box.queryByText('Add to cart')).toBeNull();
  expect(box.getByText('Sold out.')).toBeTruthy();
  expect(box.queryByText(/shown in the cart/)).toBeNull();
});

test('none left is said by the page as it comes, before anything is counted', async () => {
  open({ availability: 'discontinued', stock: 0 }, null);
  const box = within(await buyingBox());
  expect(box.getByText(/^No longer made. Ask us/)).toBeTruthy();
  expect(box.queryByText('Add to cart')).toBeNull();
});

test('minimum and increment are said before the quantity', async () => {
  open({ minQuantity: 10, quantityIncrement: 5 });
  expect(within(await buyingBox()).getByText('Minimum order 10, in multiples of 5')).toBeTruthy();
});

test('its family stands below with the product marked, then the alternatives', async () => {
  const family = {
    id: 'hex',
    name: 'Hex head screws',
    summary: null,
    drawing: null,
    skus: ['HXM840-ZP88', 'B'],
  };
  const columns = [{ code: 'length', name: 'Length', unit: 'mm', numeric: true }];
  open({
    family: { ...family, columns },
    alternates: [aRow({ sku: 'B', partNumber: 'HX-B' }), aRow({ sku: 'X' })],
  });
  const table = await screen.findByRole('table', { name: 'Other sizes: Hex head screws' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['HXM840-ZP88', 'HX-B']);
  expect(screen.getByRole('table', { name: 'Alternatives' })).toBeTruthy();
});

test('what only stands in the same category is told by its names and is no other size', async () => {
  const about = { id: 'category:hardware/hinges', name: 'Hinges', summary: null, drawing: null, columns: [] };
  open({ family: { ...about, skus: ['HXM840-ZP88', 'B'] }, alternates: [aRow({ sku: 'B', name: 'Latch' })] });
  const table = within(await screen.findByRole('table', { name: 'More in Hinges' }));
  expect(table.getByRole('link', { name: 'Latch' })).toBeTruthy();
  expect(table.getByText(aProduct().name).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('table', { name: /^Other sizes/ })).toBeNull();
});

test('a replaced product names its successor', async () => {
  open({
    availability: 'discontinued',
    supersededBy: { name: 'Hex screw, new', uri: 'hex-new', partNumber: 'HX-N' },
  });
  expect((await screen.findByRole('link', { name: 'Hex screw, new' })).getAttribute('href')).toBe(
    '/i/hex-new',
  );
});

test('a quantity beyond the stock says what leaves when', async () => {
  const parts = [
    { quantity: 12, availability: 'in-stock', days: [0, 0] },
    { quantity: 8, availability: '2-5-days', days: [2, 5] },
  ];
  answerCalls({
    '/catalog/products/hex': aProduct(),
    '/catalog/supply/HXM840-ZP88': { sku: 'HXM840-ZP88', quantity: 20, onShelf: 12, parts },
  });
  openPage('/i/hex');
  const box = within(await buyingBox());
  await userEvent.clear(box.getByRole('spinbutton'));
  await userEvent.type(box.getByRole('spinbutton'), '20{Enter}');
  expect(await box.findByText(/^Qty 12: Ships /)).toBeTruthy();
  expect(box.getByText(/^Qty 8: Ships /)).toBeTruthy();
});
