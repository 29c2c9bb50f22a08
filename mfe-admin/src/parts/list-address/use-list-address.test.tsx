import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { withQuery } from '../with-query.ts';
import { ListLink } from './list-link.tsx';
import { useListAddress } from './use-list-address.ts';

function List() {
  const [search] = useSearchParams();
  const goTo = useListAddress();
  const filterBy = (filter: string) => goTo(withQuery('/list', search, { filter, page: null }));
  return (
    <>
      <button type="button" onClick={() => filterBy('status:equals:paid')}>
        Paid
      </button>
      <button type="button" onClick={() => filterBy('total:greater:5')}>
        Large
      </button>
      <ListLink to={withQuery('/list', search, { sort: '-total' })}>Total</ListLink>
      <output>{search.toString()}</output>
    </>
  );
}

/** A list whose answer is long in coming. */
function showList() {
  const answers: (() => void)[] = [];
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('?page=2')
      ? null
      : new Promise<null>((resolve) => answers.push(() => resolve(null)));
  const routes = [
    { path: '/list', loader, element: <List />, HydrateFallback: () => null },
    { path: '/other', element: 'Other' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list?page=2'] });
  render(<RouterProvider router={router} />);
  return { router, answer: () => answers.forEach((give) => give()) };
}
const press = (name: string) => fireEvent.click(screen.getByText(name));
const shown = () => Object.fromEntries(new URLSearchParams(screen.getByRole('status').textContent ?? ''));

test('changes that are chosen before the first is shown all count', async () => {
  const { answer } = showList();
  await screen.findByText('Paid');
  press('Paid');
  press('Large');
  press('Total');
  answer();
  const filter = 'status:equals:paid;total:greater:5';
  await waitFor(() => expect(shown()).toEqual({ filter, sort: '-total' }));
});

test('a change that did not come about is none to build on', async () => {
  const { router, answer } = showList();
  await screen.findByText('Paid');
  press('Paid');
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  await screen.findByText('Large');
  press('Large');
  answer();
  await waitFor(() => expect(shown()).toEqual({ filter: 'total:greater:5' }));
});
