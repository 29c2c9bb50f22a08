import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Alert } from './alert.tsx';

test('a failure that appears is read out at once, a result politely, a standing note not at all', () => {
  render(
    <>
      <Alert tone="bad" live="assertive" title="Not sent" />
      <Alert tone="good" live="polite" title="Saved" />
      <Alert tone="note" title="Office closed on Friday" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Not sent');
  expect(screen.getByRole('status').textContent).toContain('Saved');
  expect(screen.getByText('Office closed on Friday').closest('[role]')).toBeNull();
});
