import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router';
import { installFocusOnPage, useFocusOnPage } from './focus-on-page.ts';
import type { BrowserRouter } from './navigable.ts';

afterEach(() => cleanup());

function Frame() {
  useFocusOnPage();
  return (
    <>
      <header>
        <input aria-label="Search" />
        <Link to="/cart">Cart</Link>
      </header>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A listing: a facet whose link goes with it once it is chosen, an order, results with a link to their next page. */
function Listing() {
  const { search } = useLocation();
  const to = (wanted: string) => ({ search: wanted });
  return (
    <>
      <Link to={to('')}>All</Link>
      <Link to={to('?brand=acme')} preventScrollReset>
        Acme
      </Link>
      <form>
        <select aria-label="Sort by" key={search} name="sort" />
      </form>
      <section aria-label="Products">
        {search.includes('brand') ? (
          <Link to={to('')} preventScrollReset>
            Remove Acme
          </Link>
        ) : null}
        <Link to={to('?page=2')}>Next</Link>
        <Link to="/i/bolt">Bolt</Link>
        <Link to="/i/bolt">Bolt, too</Link>
      </section>
    </>
  );
}

function openShop() {
  const page = (path: string, element: ReactNode) => ({ path, element });
  const children = [
    page('/', <h1>Home</h1>),
    page('/b', <Listing />),
    { ...page('/slow', <h1>Slow</h1>), loader: async () => null },
    page('/cart', <h1>Cart</h1>),
    page('/i/bolt', <button>Add</button>),
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/b'] });
  installFocusOnPage(router as unknown as BrowserRouter);
  render(<RouterProvider router={router} />);
  return {
    go: (...to: Parameters<typeof router.navigate>) => act(async () => router.navigate(...to)),
    back: () => act(async () => router.navigate(-1)),
    press: (name: string) =>
      act(async () => {
        const link = screen.getByRole('link', { name });
        link.focus();
        link.click();
      }),
  };
}
const focused = () => document.activeElement;
const named = (name: string) => screen.getByRole('link', { name });

test('another page begins at its main part', async () => {
  const { press } = openShop();
  await press('Cart');
  expect(focused()).toBe(screen.getByRole('main'));
  await press('Cart');
  // the page that is shown already: nothing new to go to
  expect(focused()).toBe(named('Cart'));
});

test('going back restores the focus to the link that was followed, though the page is rendered again', async () => {
  const { press, back } = openShop();
  const before = named('Bolt, too');
  await press('Bolt, too');
  expect(focused()).toBe(screen.getByRole('main'));
  await back();
  expect(before.isConnected).toBe(false);
  expect(focused()).toBe(named('Bolt, too'));
});

test('a field does not take the focus on going back', async () => {
  const { go, back } = openShop();
  screen.getByRole('textbox', { name: 'Search' }).focus();
  await go('/b?q=bolt');
  expect(focused()).toBe(screen.getByRole('main'));
  await back();
  expect(focused()).toBe(screen.getByRole('main'));
});

test('a facet keeps the focus, and one that is taken away leaves it to the results', async () => {
  const { press } = openShop();
  await press('Acme');
  expect(focused()).toBe(named('Acme'));
  await press('Remove Acme');
  const results = screen.getByRole('region', { name: 'Products' });
  expect(focused()).toBe(results);
  act(() => named('Acme').focus());
  expect(results.hasAttribute('tabindex')).toBe(false);
});

test('a field rendered again for the answer regains the focus', async () => {
  const { go } = openShop();
  const before = screen.getByRole('combobox', { name: 'Sort by' });
  before.focus();
  await go('/b?sort=name');
  expect(before.isConnected).toBe(false);
  expect(focused()).toBe(screen.getByRole('combobox', { name: 'Sort by' }));
});

test('the next page of a list moves the focus to the results', async () => {
  const { press } = openShop();
  await press('Next');
  expect(focused()).toBe(screen.getByRole('region', { name: 'Products' }));
});

test('a place within the page is left to the browser', async () => {
  const { go } = openShop();
  named('Bolt').focus();
  await go('/b#reviews');
  expect(focused()).toBe(named('Bolt'));
});

test('focus moved to the search field meanwhile stays there', async () => {
  const { go } = openShop();
  named('Bolt').focus();
  const arrival = go('/slow');
  screen.getByRole('textbox', { name: 'Search' }).focus();
  await arrival;
  expect(screen.getByRole('heading', { name: 'Slow' })).toBeTruthy();
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Search' }));
});

test('a field that another one has taken the place of meanwhile keeps nobody', async () => {
  const { go } = openShop();
  const field = screen.getByRole('textbox', { name: 'Search' });
  field.focus();
  const arrival = go('/slow');
  const other = document.createElement('input');
  field.replaceWith(other);
  other.focus();
  await arrival;
  expect(focused()).toBe(screen.getByRole('main'));
  other.replaceWith(field);
});
