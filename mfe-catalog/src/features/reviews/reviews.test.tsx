import { sessionKnown } from '@gantry/api-client';
import type { ProductReviews } from '@gantry/contracts/schemas/review';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, type Answers, customer, openPage } from '../../test-kit/page.test-kit.tsx';
import { aProduct } from '../../parts/product.test-data.ts';
import { keepDraft } from './review-draft.ts';
import { anOwnReview, aReview, noReviews, someReviews } from './reviews.test-data.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

// A form comes as a chunk of its own; on a busy machine that takes its time.
jest.setTimeout(30_000);

const mine = '/my-account/reviews/of/hex';
const reviews = '/catalog/products/hex/reviews';

function open(answers: Answers = {}, address = '/i/hex') {
  const asked = answerCalls({
    '/catalog/products/hex': aProduct(),
    [reviews]: someReviews(),
    '/catalog/supply/HXM840-ZP88': {
      sku: 'HXM840-ZP88',
      quantity: 1,
      onShelf: 0,
      parts: [{ quantity: 1, availability: null, days: null }],
    },
    ...answers,
  });
  return { asked, ...openPage(address) };
}
async function openSignedIn(answers: Answers, address?: string) {
  const page = open(answers, address);
  await section();
  act(() => void page.store.dispatch(sessionKnown({ user: customer, cart: null })));
  return page;
}
const section = () => screen.findByRole('region', { name: 'Reviews' });
const refused = (code: string, status: number) =>
  Response.json({ error: { code, message: code } }, { status });

test('shows average, histogram and reviews with name, date and the mark of a purchase', async () => {
  const summary: ProductReviews['summary'] = { count: 8, average: 4.3, stars: [1, 0, 0, 2, 5] };
  open({ [reviews]: someReviews({ total: 8, summary }) });
  const part = within(await section());
  expect(part.getByRole('img', { name: '4.3 out of 5 stars' })).toBeTruthy();
  const bars = within(part.getByRole('list', { name: 'Reviews by star rating' })).getAllByRole('link');
  expect(bars.map((bar) => bar.textContent)).toEqual([
    '5 stars5',
    '4 stars2',
    '3 stars0',
    '2 stars0',
    '1 star1',
  ]);
  expect(bars[0]?.getAttribute('href')).toBe('/i/hex?stars=5#reviews');
  const review = within(part.getByRole('article', { name: 'Holds up well' }));
  expect(review.getByText('Maintenance, Casper')).toBeTruthy();
  expect(review.getByText('Verified purchase')).toBeTruthy();
  expect(review.getByText('Nov 2, 2026')).toBeTruthy();
  expect(part.getByRole('link', { name: 'Next reviews' }).getAttribute('href')).toBe(
    '/i/hex?reviews=2#reviews',
  );
});

test('asks for what the address says, and a chosen bar leads back to all', async () => {
  const { asked } = open({}, '/i/hex?stars=4&order=lowest&reviews=2');
  const part = within(await section());
  const address = asked.find((one) => one.startsWith(reviews))!;
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
    stars: '4',
    sort: 'lowest',
    page: '2',
  });
  const chosen = part.getByRole('link', { name: /^4 stars/ });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  expect(chosen.getAttribute('href')).toBe('/i/hex?order=lowest#reviews');
});

test('shows everything people typed as text', async () => {
  const nasty = '<img src=x onerror="alert(1)"> http://spam.example';
  open({ [reviews]: someReviews({ items: [aReview({ title: nasty, body: nasty, displayName: nasty })] }) });
  const part = await section();
  expect(within(part).getAllByText(nasty)).toHaveLength(3);
  expect(part.querySelector('img')).toBeNull();
  expect(part.querySelector('a[href*="spam"]')).toBeNull();
});

test('a review in another language says so to screen readers', async () => {
  open({ [reviews]: someReviews({ items: [aReview({ language: 'fr-CA', title: 'Très bien' })] }) });
  await section();
  expect(screen.getByRole('heading', { name: 'Très bien' }).closest('[lang]')?.getAttribute('lang')).toBe(
    'fr-CA',
  );
});

test('says that there are none yet and invites a guest to sign in and come back', async () => {
  open({ [reviews]: noReviews });
  const part = within(await section());
  expect(part.getByText('No reviews yet')).toBeTruthy();
  expect(part.getByRole('link', { name: 'Sign in to write a review' }).getAttribute('href')).toBe(
    `/sign-in?ref=${encodeURIComponent('/i/hex#write-review')}`,
  );
});

test('the product is shown when its reviews cannot be loaded, and they can be asked for again', async () => {
  let isDown = true;
  open({ [reviews]: () => (isDown ? refused('INTERNAL', 500) : someReviews()) });
  const part = within(await section());
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  await part.findByText('The reviews could not be loaded');
  isDown = false;
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByText('Holds up well')).toBeTruthy();
});

/** At once: letter by letter takes long on a busy machine. */
async function put(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fillIn() {
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  await userEvent.click(form.getByRole('radio', { name: '4 stars' }));
  await put(form.getByLabelText('Headline'), 'Holds up well');
  await put(form.getByLabelText('Review'), 'Six months on a conveyor.');
  return form;
}

test('a customer writes a review and sees that it is being checked', async () => {
  const own = anOwnReview();
  let answer: object = { review: null, verified: true };
  const sent: unknown[] = [];
  const { asked } = await openSignedIn({
    [mine]: () => answer,
    [reviews]: (address: string) => {
      sent.push(address);
      return someReviews();
    },
  });
  expect(await screen.findByText(/your review will be marked “Verified purchase”/)).toBeTruthy();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const path = (input as string).replace('http://store.test/api/v1', '').split('?', 1)[0];
    if (options?.method !== 'POST') return Response.json({ data: path === mine ? answer : someReviews() });
    sent.push(JSON.parse(options.body as string));
    answer = { review: own, verified: true };
    return Response.json({ data: own });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  const form = await fillIn();
  await userEvent.click(form.getByRole('button', { name: 'Send review' }));
  const done = await screen.findByText(/e-mail you when your review is published/);
  expect(done.closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).toBe(done.closest('[role=status]'));
  expect(screen.getByText('Under review')).toBeTruthy();
  expect(sent.at(-1)).toEqual({
    rating: '4',
    title: 'Holds up well',
    body: 'Six months on a conveyor.',
    displayName: '',
  });
  expect(sessionStorage).toHaveLength(0);
  expect(asked.length).toBeGreaterThan(0);
});

test('names what is missing and too short', async () => {
  await openSignedIn({ [mine]: { review: null, verified: false } });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  await put(form.getByLabelText('Review'), 'Too short');
  await userEvent.click(form.getByRole('button', { name: 'Send review' }));
  const problems = within(document.querySelector<HTMLElement>('[data-problem-list]')!).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'Select a rating',
    'Enter a headline',
    'Review is too short',
  ]);
});

test('what was typed survives a refusal and comes back after the page was left', async () => {
  const answers = { [mine]: { review: null, verified: false } };
  const { unmount } = await openSignedIn(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  await fillIn();
  unmount();
  await openSignedIn(answers);
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  expect(screen.getByText(/Draft from earlier/)).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('Review').value).toBe('Six months on a conveyor.');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft of another account stays closed', async () => {
  keepDraft('hex', 'a-2002', { title: 'Not yours' });
  await openSignedIn({ [mine]: { review: null, verified: false } });
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('whoever comes back from signing in finds the form open', async () => {
  await openSignedIn({ [mine]: { review: null, verified: false } }, '/i/hex#write-review');
  await screen.findByRole('form', { name: 'Write a review' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write a review'));
});

test('a declined review says why and can be changed', async () => {
  const review = anOwnReview({ status: 'declined', declineReason: 'Leave out the number.', canDelete: true });
  await openSignedIn({ [mine]: { review, verified: false } });
  expect(await screen.findByText('Not published')).toBeTruthy();
  expect(screen.getByText(/Leave out the number\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('form', { name: 'Edit your review' }));
  expect(form.getByLabelText<HTMLInputElement>('Headline').value).toBe('Holds up well');
  expect(form.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
});

test('deleting is asked for once more', async () => {
  const review = anOwnReview({ status: 'approved', canDelete: true });
  await openSignedIn({
    [mine]: { review, verified: false },
    [`/my-account/reviews/${review.id}`]: { ok: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Delete your review permanently?' });
  expect(form.method).toBe('post');
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'delete-review', review: review.id });
  await userEvent.click(within(form).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('form', { name: 'Delete your review permanently?' })).toBeNull();
});

test('a report is sent with its reason and thanked for', async () => {
  const { id } = aReview();
  const { asked } = open({ [`/catalog/reviews/${id}/reports`]: { ok: true } });
  await section();
  await userEvent.click(screen.getByRole('button', { name: 'Report the review “Holds up well”' }));
  await userEvent.selectOptions(await screen.findByLabelText('What’s wrong with it?'), 'untrue');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. We’ll look into it.')).toBeTruthy();
  expect(asked).toContain(`/catalog/reviews/${id}/reports`);
});
