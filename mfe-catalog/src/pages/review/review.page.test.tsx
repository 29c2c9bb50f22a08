import { sessionKnown } from '@gantry/api-client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft } from '../../features/reviews/review-draft.ts';
import { anOwnReview } from '../../features/reviews/reviews.test-data.ts';
import { answerCalls, type Answers, customer, openPage } from '../../test-kit/page.test-kit.tsx';
import { aProduct } from '../../parts/product.test-data.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const mine = '/my-account/reviews/of/hex';

async function open(answers: Answers, address = '/i/hex/review') {
  answerCalls({ '/catalog/products/hex': aProduct(), ...answers });
  const page = openPage(address);
  await act(async () => void page.store.dispatch(sessionKnown({ user: customer, cart: null })));
  await screen.findByRole('heading', { level: 1, name: /^Review of Hex head screw M8/ });
  return page;
}
const headline = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Headline' });

test('has a form to write that can be posted before scripts run', async () => {
  await open({ [mine]: { review: null, verified: false } });
  const form = (await headline()).closest('form')!;
  expect(form.method).toBe('post');
  expect(new FormData(form).get('key')).toMatch(/.{20}/);
  expect(new FormData(form).has('review')).toBe(false);
  expect(screen.getByRole('button', { name: 'Send review' }).getAttribute('type')).toBe('submit');
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/i/hex#reviews');
});

test('shows where a review stands, and changes it at its own address from the version that was read', async () => {
  await open({ [mine]: { review: anOwnReview({ version: 7 }), verified: true } });
  await screen.findByText('Under review');
  await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
  const form = (await headline()).closest('form')!;
  expect((await headline()).value).toBe('Holds up well');
  expect(new FormData(form).get('version')).toBe('7');
  expect(new FormData(form).get('review')).toBe(anOwnReview().id);
});

test('one that may not be changed is only shown', async () => {
  const review = anOwnReview({ canChange: false });
  await open({ [mine]: { review, verified: true } }, '/i/hex/review?change');
  await screen.findByText('Under review');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('goes on with what was typed on the product page and not sent', async () => {
  keepDraft('hex', 'a-1001', { title: 'Left here', body: '' });
  await open({ [mine]: { review: null, verified: false } });
  await waitFor(async () => expect((await headline()).value).toBe('Left here'));
  expect(screen.getByText(/Draft from earlier/)).toBeTruthy();
});

test('the focus goes to what became of a review that was sent from here', async () => {
  const review = anOwnReview({ version: 7 });
  await open(
    { [mine]: { review, verified: true }, [`/my-account/reviews/${review.id}`]: review },
    '/i/hex/review?change',
  );
  await userEvent.type(await headline(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  const done = await screen.findByText(/when your review is published/);
  await waitFor(() => expect(document.activeElement).toBe(done.closest('[role=status]')));
});
