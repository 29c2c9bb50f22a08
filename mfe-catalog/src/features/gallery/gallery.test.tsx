import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWidget } from '../../test-kit/page.test-kit.tsx';
import { aProduct } from '../../parts/product.test-data.ts';
import { Gallery } from './gallery.tsx';

// jsdom knows the element but not its two methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => void jest.restoreAllMocks());

const images = [
  { source: 'file-1.jpg', alt: 'Pump' },
  { source: 'file-2.jpg', alt: 'Pump from behind' },
];
const show = (changes = {}) =>
  openWidget(<Gallery product={aProduct({ images, ...changes })} highlight={null} />);

test('one picture is large, a link to the largest there is; the others are thumbnails', async () => {
  show();
  const large = await screen.findByRole('link', { name: 'Enlarge: Pump' });
  expect(large.getAttribute('href')).toContain('w_1280/file-1.jpg');
  await userEvent.click(screen.getByRole('link', { name: 'Image 2 of 2' }));
  expect(screen.getByRole('link', { name: 'Enlarge: Pump from behind' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Image 2 of 2' }).getAttribute('aria-current')).toBe('true');
});

test('enlarges by key, turns to the next picture, and shows that one afterwards', async () => {
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Enlarge: Pump' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pump' }));
  dialog.getByRole('button', { name: 'Zoom in' }).focus();
  await userEvent.keyboard('+');
  expect(dialog.getByText('150%')).toBeTruthy();
  await userEvent.keyboard('0{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Pump from behind' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Enlarge: Pump from behind' })).toBeTruthy();
});

test('pressed with Control its links open in a tab, and the page stays as it is', async () => {
  show();
  const links = [
    await screen.findByRole('link', { name: 'Enlarge: Pump' }),
    screen.getByRole('link', { name: 'Image 2 of 2' }),
  ];
  const answered: boolean[] = [];
  const note = (event: Event) => {
    answered.push(event.defaultPrevented);
    // jsdom would follow it in place
    event.preventDefault();
  };
  window.addEventListener('click', note);
  for (const link of links) fireEvent.click(link, { ctrlKey: true });
  window.removeEventListener('click', note);
  expect(answered).toEqual([false, false]);
  expect(screen.getByRole('link', { name: 'Image 1 of 2' }).getAttribute('aria-current')).toBe('true');
});

test('a product without any picture has no gallery', async () => {
  const { container } = show({ images: [], drawing: null });
  expect(container.querySelector('figure')).toBeNull();
});
