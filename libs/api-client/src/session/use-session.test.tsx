import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../store/make-store.ts';
import { extraWith } from '../extra.test-kit.ts';
import { sessionKnown, type Visitor } from './session.slice.ts';
import { useVisitor, VisitorContext } from './use-session.ts';

const guest: Visitor = { user: null, cart: null };
const shopper: Visitor = { user: null, cart: { token: null, count: 3, subtotal: 100, currency: 'USD' } };

function Count() {
  return <p>{useVisitor().cart?.count ?? 'none'}</p>;
}
async function show(given: Promise<Visitor> | Visitor | null, known?: Visitor) {
  const store = makeStore({ extra: extraWith() });
  if (known) store.dispatch(sessionKnown(known));
  const tree = (
    <Provider store={store as never}>
      <VisitorContext value={given}>
        <Suspense fallback="hole">
          <Count />
        </Suspense>
      </VisitorContext>
    </Provider>
  );
  await act(async () => render(tree));
  return store;
}

test('the placeholder waits for the visitor of the page', async () => {
  await show(new Promise(() => undefined));
  expect(screen.getByText('hole')).toBeTruthy();
});

test('the placeholder is filled when the visitor is known', async () => {
  await show(Promise.resolve(shopper));
  expect(screen.getByText('3')).toBeTruthy();
});

test('what the store learns later counts more than what came with the page', async () => {
  const store = await show(guest);
  expect(screen.getByText('none')).toBeTruthy();
  await act(async () => void store.dispatch(sessionKnown(shopper)));
  expect(screen.getByText('3')).toBeTruthy();
});
