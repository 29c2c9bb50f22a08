import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';

test('ties label, hint and error to the control', () => {
  render(
    <Field label="PO number" hint="As on your order form" error="PO number is not valid">
      {(control) => <TextInput {...control} name="poNumber" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'PO number' });
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['As on your order form', 'PO number is not valid']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a control without hint and error is described by nothing', () => {
  render(<Field label="City">{(control) => <TextInput {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'City' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});
