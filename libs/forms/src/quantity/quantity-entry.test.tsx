import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import texts from './messages/en-US.json' with { type: 'json' };
import { QuantityEntry } from './quantity-entry.tsx';

function show(props: Omit<ComponentProps<typeof QuantityEntry>, 'label'> = {}) {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <form onSubmit={onSubmit}>
        <QuantityEntry label="Quantity" {...props} />
        <button type="submit">Save</button>
      </form>
    </IntlProvider>,
  );
  return { onSubmit, input: screen.getByLabelText<HTMLInputElement>('Quantity'), user: userEvent.setup() };
}

test.each([
  ['0', 'Enter 1 or more'],
  ['-5', 'Enter 1 or more'],
  ['2.5', 'Enter a whole number: 2 or 3'],
  ['1e9', 'Enter 999,999 or fewer'],
  ['many', 'Enter 1 or more'],
])('%j stays as it was typed, is not sent, and is told what is wrong', async (typed, told) => {
  const { onSubmit, input, user } = show({ quantity: 3 });
  await user.clear(input);
  await user.type(input, `${typed}{Enter}`);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input.value).toBe(typed);
  expect(input.validationMessage).toBe(told);
  expect(screen.getByRole('alert').textContent).toBe(told);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.clear(input);
  await user.type(input, '4');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an empty field is not sent, and keeps to what the product is sold in', async () => {
  const { onSubmit, input, user } = show({ rule: { minQuantity: 20, quantityIncrement: 10 } });
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Enter 20 or more');
  await user.type(input, '34');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe('Sold in multiples of 10: enter 30 or 40');
});

test('a quantity that was refused comes back with what is wrong; one that was not says nothing', () => {
  const { input } = show({ quantity: 3, refused: '0' });
  expect(input.value).toBe('0');
  expect(screen.getByRole('alert').textContent).toBe('Enter 1 or more');
});

test('a quantity that was posted with another mistake stays in its field', () => {
  const { input } = show({ quantity: 3, refused: '12' });
  expect(input.value).toBe('12');
  expect(screen.queryByRole('alert')).toBeNull();
});
