import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, RadioGroup } from './choice.tsx';

const options = [
  { value: 'ground', label: 'Ground', aside: 'Free' },
  { value: 'air', label: 'Next day air', hint: 'Order by 3 PM' },
];

test('choosing an option tells its value', async () => {
  const onChange = jest.fn();
  render(
    <RadioGroup
      legend="Shipping"
      name="service"
      options={options}
      defaultValue="ground"
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByText('Next day air'));
  expect(onChange).toHaveBeenCalledWith('air');
});

test('an error belongs to the whole group', () => {
  render(<RadioGroup legend="Shipping" name="service" options={options} error="Choose a service" />);
  const group = screen.getByRole('group', { name: 'Shipping' });
  const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Choose a service');
});

test('a checkbox is toggled by its label', async () => {
  render(<Checkbox name="same">Ship to the billing address</Checkbox>);
  await userEvent.click(screen.getByText('Ship to the billing address'));
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});
