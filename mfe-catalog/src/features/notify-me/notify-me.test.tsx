import { sessionKnown } from '@gantry/api-client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { customer, openPage, openWidget } from '../../test-kit/page.test-kit.tsx';
import { NotifyMe } from './notify-me.tsx';
import { NoticeLinks } from './notice-links.tsx';

afterEach(() => void jest.restoreAllMocks());

/** Answers as the catalogue does to one account, which waits for nothing at first. */
function answerAsTheCatalogue(): void {
  let email: string | null = null;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
    const method = options?.method ?? 'GET';
    if (method === 'GET')
      return Response.json({
        data: { notice: email && { email, requestedAt: '2026-11-21T10:00:00Z', confirmed: true } },
      });
    email = method === 'POST' ? customer.email : null;
    return Response.json({ data: { ok: true, toConfirm: false } });
  });
}

/** A place on a page that the reader leaves and comes back to. */
function Visited() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>come and go</button>
      {isHere ? <NotifyMe product={{ uri: 'hex' }} /> : null}
    </>
  );
}
/** The notice that has the focus itself; whoever has lost it stands on the whole page. */
const focused = () => document.activeElement?.closest('[role=status]')?.textContent;
const comeAndGo = () => userEvent.click(screen.getByRole('button', { name: 'come and go' }));
const ask = () => screen.findByRole('button', { name: 'Notify me when available' });
const takeBack = () => screen.findByRole('button', { name: 'Cancel alert' });

test('an account finds what it asked for when it comes back, and the form again when it has taken it back', async () => {
  answerAsTheCatalogue();
  const { store } = openWidget(<Visited />);
  await act(async () => void store.dispatch(sessionKnown({ user: customer, cart: null })));
  await userEvent.click(await ask());
  await takeBack();
  await comeAndGo();
  await comeAndGo();
  await userEvent.click(await takeBack());
  await ask();
  await comeAndGo();
  await comeAndGo();
  await ask();
  expect(screen.queryByRole('button', { name: 'Cancel alert' })).toBeNull();
});

test('the focus goes to what has taken the place of the form, and stays away from what was there', async () => {
  answerAsTheCatalogue();
  const { store } = openWidget(<Visited />);
  await act(async () => void store.dispatch(sessionKnown({ user: customer, cart: null })));
  await userEvent.click(await ask());
  await takeBack();
  expect(focused()).toContain('We’ll e-mail pat@example.com');
  await comeAndGo();
  await comeAndGo();
  await takeBack();
  expect(document.activeElement?.textContent).toBe('come and go');
  await userEvent.click(await takeBack());
  await ask();
  expect(focused()).toContain('Alert cancelled.');
});

test('the focus goes to what the link of a mail has done', async () => {
  answerAsTheCatalogue();
  openPage(`/a-page?stop-notices=${'t'.repeat(32)}`, <NoticeLinks />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel all alerts' }));
  await screen.findByText(/All stock alerts for this address are cancelled/);
  expect(focused()).toContain('All stock alerts for this address are cancelled');
});
