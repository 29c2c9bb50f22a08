import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('submits nothing unless it is a submit button', () => {
  render(<Button>Close</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('ignores presses while busy and keeps the focus', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Add
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a busy submit button does not submit again', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Order
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
