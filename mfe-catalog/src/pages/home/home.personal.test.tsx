import { sessionKnown } from '@gantry/api-client';
import type { User } from '@gantry/contracts/schemas/account';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';
import { aRow } from '../../parts/product.test-data.ts';

afterEach(() => void jest.restoreAllMocks());

const customer = { role: 'customer' } as User;
const empty = { items: [], total: 0, page: 1, size: 5 };
const order = (number: string, state: string) => ({
  number,
  state,
  status: 'processing',
  placedAt: '2026-11-02T15:00:00Z',
  poNumber: 'PO-7',
  grandTotal: 129900,
});
const answers = {
  '/catalog/categories': [{ name: 'Fastening', path: 'fastening', count: 1, pictured: false }],
  '/my-account/purchased-items': empty,
  '/my-account/orders': empty,
  '/my-account/inquiries': empty,
};

async function openAs(user: User | null, more: object = {}) {
  const asked = answerCalls({ ...answers, ...more });
  const { store } = openPage('/');
  await screen.findByRole('link', { name: 'Fastening' });
  await act(async () => void store.dispatch(sessionKnown({ user, cart: null })));
  return asked;
}

test('a guest sees the index alone, and nothing personal is asked for', async () => {
  const asked = await openAs(null);
  expect(screen.queryByRole('heading', { name: 'Order again' })).toBeNull();
  expect(asked).toEqual(['/catalog/categories?depth=3']);
});

test('a customer sees earlier purchases at today’s price, and open orders', async () => {
  const bought = {
    sku: 'A',
    uri: 'hx-a',
    name: 'Hex bolt',
    quantity: 4,
    lastOrderedAt: '2026-11-02T15:00:00Z',
  };
  await openAs(customer, {
    '/my-account/purchased-items': { ...empty, items: [bought], total: 1 },
    '/catalog/cards': [aRow({ sku: 'A', name: 'Hex bolt' })],
    '/my-account/orders': {
      ...empty,
      items: [order('o-2', 'processing'), order('o-1', 'complete')],
      total: 2,
    },
  });
  const again = await screen.findByRole('region', { name: 'Order again' });
  expect((await within(again).findByRole('link', { name: 'Hex bolt' })).getAttribute('href')).toBe('/i/hx-a');
  expect(within(again).getByText('4 on Nov 2, 2026')).toBeTruthy();
  expect(await within(again).findByText('$12.99')).toBeTruthy();
  expect(within(again).getByRole('button', { name: /Add/ })).toBeTruthy();
  const open = screen.getByRole('region', { name: 'Open orders' });
  expect((await within(open).findByRole('link', { name: 'O-2' })).getAttribute('href')).toBe(
    '/my-account/orders/o-2',
  );
  // what the account says of the same order
  expect(await within(open).findByText('Being Processed')).toBeTruthy();
  expect(within(open).queryByRole('link', { name: 'O-1' })).toBeNull();
});

test('an offer waits for its customer; what we work on ourselves does not', async () => {
  const inquiry = (number: string, status: string) => ({
    number,
    status,
    summary: `About ${number}`,
    updatedAt: '2026-11-02T15:00:00Z',
  });
  await openAs(customer, {
    '/my-account/inquiries': { ...empty, items: [inquiry('q-1', 'sent-offer'), inquiry('q-2', 'in-work')] },
  });
  const link = await screen.findByRole('link', { name: 'About q-1' });
  expect(link.getAttribute('href')).toBe('/my-account/inquiries/q-1');
  expect(screen.queryByRole('link', { name: 'About q-2' })).toBeNull();
});

test('a customer without orders is told what will stand here, and where to begin', async () => {
  await openAs(customer);
  expect(await screen.findByText(/Items you buy appear here/)).toBeTruthy();
  expect(await screen.findByText('No open orders')).toBeTruthy();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Paste part numbers and quantities')).toBe('/cart');
  expect(addressOf('Save your addresses')).toBe('/my-account/address');
});

test('the index stays when the account’s orders cannot be had', async () => {
  const down = () => new Response('{}', { status: 500 });
  await openAs(customer, { '/my-account/orders': down, '/my-account/purchased-items': down });
  await waitFor(() => expect(screen.getAllByText(/could not be loaded/)).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Fastening' })).toBeTruthy();
});

test('staff have nothing to order again', async () => {
  await openAs({ role: 'sales' } as User);
  expect(screen.queryByRole('heading', { name: 'Order again' })).toBeNull();
});
