import { expect, jest, test } from '@jest/globals';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import * as v from 'valibot';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import texts from '../messages/en-US.json' with { type: 'json' };
import { Form, type FormProps } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

// on a busy machine what is waited for takes its time
configure({ asyncUtilTimeout: 10_000 });

const schema = v.object({ name: v.string(), limit: v.string(), term: v.string() });
type Submit = FormProps<typeof schema>['onSubmit'];
const atFirst = { name: 'Acme', limit: '100', term: 'net-15' };

const page = (initialValues: object, onSubmit: Submit) => (
  <IntlProvider locale="en-US" messages={texts}>
    <Form id="shared" schema={schema} initialValues={{ ...initialValues }} onSubmit={onSubmit} isShared>
      <TextField name="name" label="Name" />
      <TextField name="limit" label="Limit" />
      <SelectField
        name="term"
        label="Terms"
        options={[
          { value: 'net-15', label: 'Net 15' },
          { value: 'net-30', label: 'Net 30' },
        ]}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  </IntlProvider>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const through = jest.fn<Submit>(async () => undefined);

test('says field by field what others changed, and takes theirs or keeps what was typed', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page(atFirst, through));
  await user.clear(field('Limit'));
  await user.type(field('Limit'), '250');
  await user.selectOptions(field('Terms'), 'net-30');
  rerender(page({ name: 'Acme Corp', limit: '200', term: 'net-15' }, through));
  await screen.findByText('Someone else changed a field you changed');
  // what nobody touched here is simply new, and what only this person changed is no conflict
  expect(field('Name').value).toBe('Acme Corp');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Limit: was “100”, is now “200”Use theirs',
  ]);
  expect(field('Limit').value).toBe('250');
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(field('Limit').value).toBe('200');
  await waitFor(() => expect(screen.queryByText(/Someone else changed/)).toBeNull());
  expect(field('Terms').value).toBe('net-30');
});

test('names an option by its label, and says nothing of what one has saved oneself', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page(atFirst, through));
  await user.type(field('Name'), ' Inc');
  rerender(page({ ...atFirst, name: 'Other', term: 'net-30' }, through));
  await screen.findByText('Name: was “Acme”, is now “Other”');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/is now/)).toBeNull());
  expect(through).toHaveBeenLastCalledWith(
    { name: 'Acme Inc', limit: '100', term: 'net-30' },
    expect.anything(),
  );
  // the shop writes it its own way
  rerender(page({ ...atFirst, name: 'ACME INC', term: 'net-30' }, through));
  expect(screen.queryByText(/is now/)).toBeNull();
  await user.selectOptions(field('Terms'), 'net-15');
  rerender(page({ ...atFirst, name: 'ACME INC', term: 'net-30', limit: '5' }, through));
  expect(screen.queryByText(/is now/)).toBeNull();
});
