import { TextEncoder } from 'node:util';
import { beforeEach, expect, test } from '@jest/globals';
import { makeStore, sessionKnown } from '@gantry/api-client';
import { extraWith } from '@gantry/api-client/extra-test-kit';
import { tableArrangementsKey } from '@gantry/contracts/personal-storage';
import type { ListView } from '@gantry/contracts/schemas/list-view';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { adminApi } from '../../api/admin-api.ts';
import { listViewsApi } from '../../api/list-views.endpoints.ts';
import { messages } from '../../messages/messages.ts';
import { currentArrangement } from './arrangement.ts';
import { storeArrangement } from './stored-arrangements.ts';
import { RecordTable } from './record-table.tsx';
import type { RecordColumn, RecordSelection } from './shown-columns.tsx';

const english = await messages('en-US');

interface Listed {
  readonly number: string;
  readonly total: number;
}

const rows: readonly Listed[] = [
  { number: '100001', total: 5 },
  { number: '100002', total: 7 },
  { number: '100003', total: 9 },
];
const columns: readonly RecordColumn<Listed>[] = [
  { key: 'number', isRowHead: true, cell: ({ number }) => number, below: 'filter' },
  { key: 'status', cell: () => 'Pending', below: 'filter' },
  {
    key: 'grandTotal',
    numeric: true,
    unit: 'USD',
    cell: ({ total }) => total,
    sort: { to: '?sort=grandTotal', now: 'descending' },
  },
];
const keys = columns.map(({ key }) => key);
interface Opened {
  readonly views?: readonly ListView[];
  readonly address?: string;
}
const orders = { account: 'a-1', list: 'orders' } as const;
const changed = (changes: object) => ({ ...currentArrangement(keys, undefined), ...changes });

/** The list as it comes, or with views of it at an address. */
function newPage(selection?: RecordSelection<Listed>, { views = [], address = '/' }: Opened = {}) {
  const store = makeStore({ extra: extraWith(), apis: [adminApi] });
  store.dispatch(
    sessionKnown({
      user: {
        accountNumber: 'a-1',
        email: 'sales@example.com',
        name: 'Sam',
        company: null,
        role: 'sales',
        hasPrice: true,
        confirmed: true,
      },
      cart: { token: null, count: 0, subtotal: 0, currency: 'USD' },
    }),
  );
  const request = { query: { list: 'orders' } } as const;
  const known = { views: [...views], startId: null };
  store.dispatch(listViewsApi.util.upsertQueryData('identityListViews', request, known) as never);
  const table = (
    <RecordTable
      list="orders"
      caption="Orders"
      headId={(key) => `admin.orders.${key}`}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => number}
      openKey="100002"
      selection={selection}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: table }], { initialEntries: [address] });
  return (
    <Provider store={store}>
      <IntlProvider locale="en-US" messages={english}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>
  );
}

/** What React's server part asks for when it is loaded, and a test's browser lacks; a page written at once sends nothing. */
class SilentChannel {
  port1 = {};
  port2 = { postMessage: () => undefined };
}

/** The page as the server writes it. */
async function serverPage(): Promise<string> {
  Object.assign(globalThis, { MessageChannel: SilentChannel, TextEncoder });
  const { renderToString } = await import('react-dom/server');
  return renderToString(newPage());
}
const headsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('a head is called by its column and unit alone, says how it is sorted, and leads to the other order', () => {
  render(newPage());
  const head = screen.getByRole('columnheader', { name: 'Total USD' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(within(head).getByRole('link', { name: 'Total' }).getAttribute('href')).toBe('/?sort=grandTotal');
  expect(screen.getByRole('columnheader', { name: 'Status' }).hasAttribute('aria-sort')).toBe(false);
  expect(screen.queryByRole('separator')).toBeNull();
});

test('the row whose record stands open is marked', () => {
  render(newPage());
  const open = screen.getByRole('rowheader', { name: '100002' }).closest('tr');
  expect(open?.hasAttribute('data-open')).toBe(true);
  expect(document.querySelectorAll('[data-open]')).toHaveLength(1);
});

test('columns stand as they were arranged: hidden, moved, pinned, and as wide', () => {
  storeArrangement(
    orders,
    changed({ order: ['grandTotal', 'status'], pinned: ['status'], widths: { status: 200 } }),
  );
  render(newPage());
  expect(headsOf(document.body)).toEqual(['Order', 'Status', 'TotalUSD']);
  const status = screen.getByRole('columnheader', { name: 'Status' });
  expect(status.style.getPropertyValue('--column-width')).toBe('200px');
  act(() => storeArrangement(orders, changed({ hidden: ['status'] })));
  expect(headsOf(document.body)).toEqual(['Order', 'TotalUSD']);
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

/** A list whose rows can be chosen; what is chosen stands beside it. */
function ChoosingPage() {
  const [chosen, onChoose] = useState<readonly string[]>([]);
  return newPage({
    chosen,
    onChoose,
    rowLabel: ({ number }) => `Select ${number}`,
    allLabel: 'Select all',
    bar: <output>{chosen.join()}</output>,
  });
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () => screen.getByRole('status').textContent;

test('rows are chosen one by one or all at once, and the box of all says when some are', async () => {
  render(<ChoosingPage />);
  expect(headsOf(document.body)).toEqual(['', 'Order', 'Status', 'TotalUSD']);
  await userEvent.click(box('Select 100002'));
  expect([chosen(), box('Select all').checked, box('Select all').indeterminate]).toEqual([
    '100002',
    false,
    true,
  ]);
  await userEvent.click(box('Select all'));
  expect([chosen(), box('Select all').checked, box('Select all').indeterminate]).toEqual([
    '100001,100002,100003',
    true,
    false,
  ]);
  await userEvent.click(box('Select all'));
  expect(chosen()).toBe('');
});

test('with Shift held, all rows from the last one to this one are chosen', async () => {
  const user = userEvent.setup();
  render(<ChoosingPage />);
  await user.click(box('Select 100003'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select 100001'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('100001,100002,100003');
});

test('the server draws the default, which is hydrated whole and then arranged', async () => {
  storeArrangement(orders, changed({ hidden: ['status'] }));
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = await serverPage();
  expect(headsOf(box)).toEqual(['Order', 'Status', 'TotalUSD']);
  expect(box.innerHTML).not.toMatch(/style=|edge/);
  const failures: unknown[] = [];
  const onRecoverableError = (error: unknown) => failures.push(error);
  const root = await act(async () => hydrateRoot(box, newPage(), { onRecoverableError }));
  expect(failures).toEqual([]);
  expect(headsOf(box)).toEqual(['Order', 'TotalUSD']);
  await act(async () => root.unmount());
  box.remove();
});

test('what is kept and cannot be read leaves the default', () => {
  localStorage.setItem(tableArrangementsKey, '{"account":"a-1","lists":{"orders":{"order":7}}}');
  render(newPage());
  expect(headsOf(document.body)).toEqual(['Order', 'Status', 'TotalUSD']);
});

test('an open view has its columns, and what is arranged in it leaves those of the list alone', async () => {
  const view: ListView = {
    id: 'v-1',
    name: 'Few',
    sharedWith: null,
    owner: 'Sam',
    isOwner: true,
    mayRemove: true,
    query: {},
    arrangement: changed({ hidden: ['status'] }),
    version: 1,
  };
  const open = { views: [view], address: '/?saved=v-1' };
  storeArrangement(orders, changed({ hidden: ['grandTotal'] }));
  const { unmount } = render(newPage(undefined, open));
  await waitFor(() => expect(headsOf(document.body)).toEqual(['Order', 'TotalUSD']));
  act(() => storeArrangement({ ...orders, view: 'v-1' }, changed({ order: ['grandTotal', 'status'] })));
  expect(headsOf(document.body)).toEqual(['Order', 'TotalUSD', 'Status']);
  unmount();
  render(newPage(undefined, { ...open, address: '/' }));
  expect(headsOf(document.body)).toEqual(['Order', 'Status']);
});
