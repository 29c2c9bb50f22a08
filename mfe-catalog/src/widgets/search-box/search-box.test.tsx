import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, openWidget } from '../../test-kit/page.test-kit.tsx';
import { SearchBox } from './search-box.tsx';

afterEach(() => void jest.restoreAllMocks());

const offerOf = (price: { visibility: string; unit: number | null }) => ({
  price: { was: null, breaks: [], ...price },
  availability: 'in-stock',
  unitOfMeasure: 'each',
  packSize: 1,
});
const suggestions = [
  {
    kind: 'product',
    label: 'Hex head screw M8',
    detail: 'HX-M8',
    path: '/i/hx-m8',
    image: { source: 'drawing-HX-M8.svg', alt: 'Hex head screw M8' },
    offer: offerOf({ visibility: 'public', unit: 391 }),
  },
  { kind: 'category', label: 'Hex nuts', detail: 'Fastening', path: '/b/fastening/hex-nuts', image: null },
];
const open = () => {
  const asked = answerCalls({ '/catalog/suggestions': suggestions });
  const page = openWidget(<SearchBox />);
  return { asked, ...page };
};

test('suggests while typing, once the typist pauses', async () => {
  const { asked } = open();
  await userEvent.type(await screen.findByRole('combobox'), 'hex');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(asked).toEqual(['/catalog/suggestions?q=hex']);
});

test('a suggestion is chosen by keyboard alone', async () => {
  const { router } = open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hex');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain('Hex nuts');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/b/fastening/hex-nuts'));
});

test('suggestions stand in named groups, products with their pictures', async () => {
  open();
  await userEvent.type(await screen.findByRole('combobox'), 'hex');
  await screen.findAllByRole('option');
  const products = screen.getByRole('group', { name: 'Products' });
  expect(products.querySelector('img')?.getAttribute('src')).toContain('drawing-HX-M8.svg');
  expect(screen.getByRole('group', { name: 'Categories' }).textContent).toContain('Hex nuts');
  // the name says it all; the picture beside it is not read out
  expect(screen.getByRole('option', { name: /^Hex head screw M8/ })).toBeTruthy();
});

test('a suggested product says what it costs and whether it is there', async () => {
  open();
  await userEvent.type(await screen.findByRole('combobox'), 'hex');
  const [product, category] = await screen.findAllByRole('option');
  expect(product?.textContent).toContain('$3.91');
  expect(product?.textContent).toContain('In stock');
  expect(category?.textContent).not.toContain('$');
});

test('why a price is not shown is said in words, for a suggestion is pressed as a whole', async () => {
  const hidden = (visibility: string, label: string) => ({
    ...suggestions[0],
    label,
    path: `/i/${label}`,
    offer: offerOf({ visibility, unit: null }),
  });
  answerCalls({ '/catalog/suggestions': [hidden('cart-only', 'one'), hidden('signed-in', 'two')] });
  openWidget(<SearchBox />);
  await userEvent.type(await screen.findByRole('combobox'), 'hex');
  const [inCart, afterSignIn] = await screen.findAllByRole('option');
  expect(inCart?.textContent).toContain('Price shown in cart');
  expect(afterSignIn?.textContent).toContain('Sign in for price');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a correction is said, the words as typed stay and can be searched for', async () => {
  answerCalls({
    '/catalog/suggestions': suggestions.map((one) => ({ ...one, meant: 'hex screw' })),
    '/catalog/products': new Response('{}', { status: 500 }),
  });
  const { router } = openWidget(<SearchBox />);
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hxe scrow');
  await screen.findAllByRole('option');
  expect(screen.getByRole('status').textContent).toContain('Suggestions for “hex screw”.');
  expect(field).toHaveProperty('value', 'hxe scrow');
  await userEvent.click(screen.getByRole('button', { name: 'Search for “hxe scrow” instead' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=hxe+scrow'));
});

test('what is not sold is named above what the other words find', async () => {
  answerCalls({ '/catalog/suggestions': suggestions.map((one) => ({ ...one, notCarried: ['Kryptonite'] })) });
  openWidget(<SearchBox />);
  await userEvent.type(await screen.findByRole('combobox'), 'Kryptonite screw');
  await screen.findAllByRole('option');
  expect(screen.getByRole('status').textContent).toBe(
    'Nothing we carry matches Kryptonite. Suggestions for the other words:',
  );
});

test('Home and End go to the first and last suggestion, and stay in the text while none is active', async () => {
  open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hex');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{End}');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(field.getAttribute('aria-activedescendant')).toMatch(/-1$/);
  await userEvent.keyboard('{Home}');
  expect(field.getAttribute('aria-activedescendant')).toMatch(/-0$/);
});

test('going past the last suggestion comes back to the typed text', async () => {
  open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hex');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toMatch(/-1$/);
  await userEvent.keyboard('{ArrowDown}');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
});

test('Escape closes the list and keeps the text', async () => {
  open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hex');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveProperty('value', 'hex');
});

test('asks nothing for a single letter', async () => {
  const { asked } = open();
  await userEvent.type(await screen.findByRole('combobox'), 'h');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toEqual([]);
});

test('Enter without a choice searches for the text', async () => {
  const asked = answerCalls({
    '/catalog/suggestions': [],
    '/catalog/products': new Response('{}', { status: 500 }),
  });
  const { router } = openWidget(<SearchBox />);
  await userEvent.type(await screen.findByRole('combobox'), 'hex nut{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/b?q=hex+nut'),
  );
  expect(asked).toContain('/catalog/products?q=hex+nut');
});
