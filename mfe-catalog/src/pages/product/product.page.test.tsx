import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availabilityLabels, type Availability } from '@gantry/contracts/statuses/availability';
import { answerCalls, openPage } from '../../page.test-kit.tsx';
import { aProduct, aRow } from '../../parts/product.test-data.ts';

afterEach(() => void jest.restoreAllMocks());

const open = (changes: Parameters<typeof aProduct>[0] = {}) => {
  answerCalls({ '/catalog/products/hex': aProduct(changes) });
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

const buttonOf: Partial<Record<Availability, string | null>> = {
  gift: null,
  'contact-us-price': 'Ask us',
  'contact-us-noprice': 'Ask us',
  'contact-us-size': 'Ask us',
  'contact-us-manufacturer': 'Ask us',
  'contact-us-hightprice': 'Ask us',
  'contact-us-madetoorder': 'Ask us',
  'out-of-stock': 'Ask us',
  unavailable: 'Ask us',
};

test.each(availabilityLabels)('%s is worded and offers what it allows', async (availability) => {
  open({ availability });
  const box = await buyingBox();
  const expected = availability in buttonOf ? buttonOf[availability] : 'Add to cart';
  expect(box.textContent).not.toContain('catalog.');
  expect(within(box).queryByText('Add to cart') !== null).toBe(expected === 'Add to cart');
  expect(within(box).queryByRole('link', { name: 'Ask us' }) !== null).toBe(expected === 'Ask us');
});

test('minimum and increment are said before the quantity', async () => {
  open({ minQuantity: 10, quantityIncrement: 5 });
  expect(within(await buyingBox()).getByText('Minimum order 10, in steps of 5')).toBeTruthy();
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

test('a replaced product names its successor', async () => {
  open({
    availability: 'discontinued',
    supersededBy: { name: 'Hex screw, new', uri: 'hex-new', partNumber: 'HX-N' },
  });
  expect((await screen.findByRole('link', { name: 'Hex screw, new' })).getAttribute('href')).toBe(
    '/i/hex-new',
  );
});
