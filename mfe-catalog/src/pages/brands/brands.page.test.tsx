import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';

afterEach(() => void jest.restoreAllMocks());

const brands = [
  { name: '3M', slug: '3m', count: 12 },
  { name: 'Boltwerk', slug: 'boltwerk', count: 7 },
  { name: 'Émile', slug: 'emile', count: 1 },
];

test('brands are listed by letter and lead to their products; letters without brands do not jump', async () => {
  answerCalls({ '/catalog/brands': brands });
  openPage('/brands');
  const boltwerk = await screen.findByRole('link', { name: 'Boltwerk' });
  expect(boltwerk.getAttribute('href')).toBe('/b?brand=boltwerk');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shop Our Brands & Manufacturers');
  expect(screen.getByRole('link', { name: '0–9' }).getAttribute('href')).toBe('#brands-digits');
  expect(screen.queryByRole('link', { name: 'Z' })).toBeNull();
});

test('typing narrows without minding accents, Enter opens the only one left', async () => {
  answerCalls({ '/catalog/brands': brands, '/catalog/products': new Response('{}', { status: 404 }) });
  const { router } = openPage('/brands');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a brand' }), 'emi');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Boltwerk' })).toBeNull());
  expect(screen.getByText('1 brand')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?brand=emile'));
});

test('a brand nobody has is said to be missing, and what to do', async () => {
  answerCalls({ '/catalog/brands': brands });
  openPage('/brands');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a brand' }), 'qqq');
  expect(await screen.findByRole('heading', { name: 'No brand matches “qqq”' })).toBeTruthy();
});
