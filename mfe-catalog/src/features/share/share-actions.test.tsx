import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWidget } from '../../test-kit/page.test-kit.tsx';
import { ShareActions } from './share-actions.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

const offer = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }));

test('shares by the system’s own sheet, without what only says how the page is looked at', async () => {
  const share = jest.fn(async (_shared: ShareData) => undefined);
  offer(share);
  openWidget(<ShareActions title="Hex screw" />);
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Hex screw', url: 'http://localhost/' });
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('copies the address where there is no such sheet', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  openWidget(<ShareActions title="Hex screw" />);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(copy).toHaveBeenCalledWith('http://localhost/');
});

test('shows the address where it cannot be copied either', async () => {
  openWidget(<ShareActions title="Hex screw" />);
  offer(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  await press();
  expect(await screen.findByText('Copy this address: http://localhost/')).toBeTruthy();
});

test('closing the sheet is no failure', async () => {
  offer(() => Promise.reject(new DOMException('closed', 'AbortError')));
  openWidget(<ShareActions title="Hex screw" />);
  await press();
  expect(screen.queryByText(/Copy this address/)).toBeNull();
});
