import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ListPages } from './list-pages.tsx';

const messages = {
  'shop.pages.nav': 'Pages',
  'shop.pages.previous': 'Previous',
  'shop.pages.next': 'Next',
  'shop.pages.page': 'Page {number, number}',
};

function show(address: string, list: { page: number; size: number; total: number }) {
  const pages = <ListPages texts="shop.pages" path="/orders" list={list} />;
  const router = createMemoryRouter([{ path: '*', element: pages }], { initialEntries: [address] });
  return render(
    <IntlProvider locale="en-US" messages={messages}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

test('leads to the pages of a list and keeps what else the address asks for', () => {
  show('/orders?q=PO-7&page=2', { page: 2, size: 25, total: 51 });
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(addressOf('Previous')).toBe('/orders?q=PO-7');
  expect(addressOf('Next')).toBe('/orders?q=PO-7&page=3');
  expect(addressOf('Page 3')).toBe('/orders?q=PO-7&page=3');
});

test.each([0, 25])('shows nothing for a list of %d that fits on a page', (total) => {
  show('/orders', { page: 1, size: 25, total });
  expect(screen.queryByRole('navigation')).toBeNull();
});
