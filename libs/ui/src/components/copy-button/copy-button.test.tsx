import { expect, jest, test } from '@jest/globals';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

// on a busy machine what is waited for takes its time
configure({ asyncUtilTimeout: 10_000 });

test('copies the text and says so', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton text="91290A115" label="Copy part number" doneLabel="Copied" />);
  await user.click(screen.getByRole('button', { name: 'Copy part number' }));
  expect(write).toHaveBeenCalledWith('91290A115');
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
});
