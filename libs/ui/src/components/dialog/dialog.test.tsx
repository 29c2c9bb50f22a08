import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

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

test('opens with its title and tells when it was closed', async () => {
  const onClose = jest.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="Your cart" closeLabel="Close">
      Two items
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  expect(screen.queryByText('Two items')).toBeNull();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
