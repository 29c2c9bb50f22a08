import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityField } from './quantity-field.tsx';

const labels = { less: 'Fewer', more: 'More' };

test('keeps what is typed, gives a quantity that can be bought and says of another what is wrong', async () => {
  const onChange = jest.fn();
  const onProblem = jest.fn();
  render(<QuantityField label="Quantity" min={10} step={10} onChange={onChange} onProblem={onProblem} />);
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, '34');
  expect(field).toHaveProperty('value', '34');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(field).toHaveProperty('value', '34');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onProblem).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'multiple', below: 30, above: 40 }),
  );
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '40{Enter}');
  expect(onProblem).toHaveBeenLastCalledWith(null);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(onChange.mock.calls).toEqual([[40]]);
});

test.each(['0', '-5', '2.5', '1000000000'])('%s stays in the field and is given to nobody', async (typed) => {
  const onChange = jest.fn();
  render(<QuantityField label="Quantity" value={4} onChange={onChange} />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field).toHaveProperty('value', typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
});

test('takes Enter as leaving the field', async () => {
  const onChange = jest.fn();
  render(<QuantityField label="Quantity" defaultValue={1} onChange={onChange} />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');
  expect(onChange).toHaveBeenCalledWith(12);
});

test('steps by the increment and stops at the minimum', async () => {
  const onChange = jest.fn();
  render(<QuantityField label="Quantity" min={5} step={5} onChange={onChange} stepLabels={labels} />);
  expect(screen.getByRole('button', { name: 'Fewer' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onChange).toHaveBeenLastCalledWith(10);
});

test('an emptied field goes back to what it held', async () => {
  render(<QuantityField label="Quantity" min={3} defaultValue={9} />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveProperty('value', '9');
});

test('a controlled field keeps showing what was settled until its owner answers, and asks once', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<QuantityField label="Quantity" value={1} onChange={onChange} />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '20{Enter}');
  await userEvent.tab();
  expect(field).toHaveProperty('value', '20');
  expect(onChange.mock.calls).toEqual([[20]]);
  rerender(<QuantityField label="Quantity" value={18} onChange={onChange} />);
  expect(field).toHaveProperty('value', '18');
});
