import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, openWidget } from '../../page.test-kit.tsx';
import { SearchBox } from './search-box.tsx';

afterEach(() => void jest.restoreAllMocks());

const suggestions = [
  { kind: 'product', label: 'Hex head screw M8', detail: 'HX-M8', path: '/i/hx-m8' },
  { kind: 'category', label: 'Hex nuts', detail: '120', path: '/b/fastening/hex-nuts' },
];
const open = () => {
  const asked = answerCalls({ '/catalog/suggestions': suggestions });
  const page = openWidget(<SearchBox />);
  return { asked, ...page };
};

test('suggests while typing, once the typist pauses', async () => {
  const { asked } = open();
  await userEvent.type(await screen.findByRole('combobox'), 'hex');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(asked).toEqual(['/catalog/suggestions?q=hex']);
});

test('a suggestion is chosen by keyboard alone', async () => {
  const { router } = open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hex');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain('Hex nuts');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/b/fastening/hex-nuts'));
});

test('going past the last suggestion comes back to the typed text', async () => {
  open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hex');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toMatch(/-1$/);
  await userEvent.keyboard('{ArrowDown}');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
});

test('Escape closes the list and keeps the text', async () => {
  open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'hex');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveProperty('value', 'hex');
});

test('asks nothing for a single letter', async () => {
  const { asked } = open();
  await userEvent.type(await screen.findByRole('combobox'), 'h');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toEqual([]);
});

test('Enter without a choice searches for the text', async () => {
  const asked = answerCalls({
    '/catalog/suggestions': [],
    '/catalog/products': new Response('{}', { status: 500 }),
  });
  const { router } = openWidget(<SearchBox />);
  await userEvent.type(await screen.findByRole('combobox'), 'hex nut{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/b?q=hex+nut'),
  );
  expect(asked).toContain('/catalog/products?q=hex+nut');
});
