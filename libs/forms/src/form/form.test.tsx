import { expect, jest, test } from '@jest/globals';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signUpSchema } from '@gantry/contracts/schemas/account';
import { IntlProvider } from 'react-intl';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import texts from '../messages/en-US.json' with { type: 'json' };
import { wholeForm } from '../submit/posted.ts';
import type { Problems } from '../validate/problem.ts';
import { Form, type FormProps } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

// on a busy machine what is waited for takes its time
configure({ asyncUtilTimeout: 10_000 });

type Submit = FormProps<typeof signUpSchema>['onSubmit'];

const formOf = (onSubmit: Submit, startsOver = false) => (
  <IntlProvider locale="en-US" messages={texts}>
    <Form id="sign-up" schema={signUpSchema} initialValues={{}} onSubmit={onSubmit} startsOver={startsOver}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" type="email" />
      <TextField name="password" label="Password" type="password" />
      <PhoneField name="phone" label="Phone" optional />
      <CheckboxField name="terms" label="Terms" />
      <SubmitButton>Create account</SubmitButton>
    </Form>
  </IntlProvider>
);
const show = (onSubmit: Submit) => render(formOf(onSubmit));
const refused: Submit = () => Promise.resolve({ failure: { code: 'WRONG_CREDENTIALS', message: 'known' } });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('E-mail'), 'ann@example.com');
  await user.type(field('Password'), 'long enough for all');
  await user.type(field('Name'), 'Ann');
}

test('validates when a field is left, not while typing', async () => {
  const user = userEvent.setup();
  show(refused);
  await user.type(field('E-mail'), 'ann');
  expect(screen.queryByText('Enter a valid e-mail address')).toBeNull();
  await user.tab();
  expect(screen.getByText('Enter a valid e-mail address')).toBeTruthy();
  await user.type(field('E-mail'), '@example.com');
  expect(screen.queryByText('Enter a valid e-mail address')).not.toBeNull();
  await user.tab();
  expect(screen.queryByText('Enter a valid e-mail address')).toBeNull();
});

test('a problem that goes away as its field is left stays until a press on a checkbox is over', async () => {
  const user = userEvent.setup();
  show(refused);
  const problem = () => screen.queryByText('Enter a valid e-mail address');
  await user.type(field('E-mail'), 'ann');
  await user.tab();
  await user.type(field('E-mail'), '@example.com');
  await user.pointer({ keys: '[MouseLeft>]', target: field('Terms') });
  expect(problem()).not.toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: field('Terms') });
  await waitFor(() => expect(problem()).toBeNull());
  expect(field('Terms')).toHaveProperty('checked', true);
});

test('lists every problem on top in the order of the fields, and focuses the first', async () => {
  const user = userEvent.setup();
  const send = jest.fn(refused);
  show(send);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(send).not.toHaveBeenCalled();
  const links = within(document.querySelector<HTMLElement>('[data-problem-list]')!).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter a name',
    'Enter an e-mail address',
    'Enter a password',
  ]);
  await user.click(links[2]!);
  expect(document.activeElement).toBe(field('Password'));
});

test('a form that starts over is empty again and says nothing of it, however often the page is drawn', async () => {
  const user = userEvent.setup();
  const through: Submit = () => new Promise((resolve) => setTimeout(resolve, 50));
  const { rerender } = render(formOf(through, true));
  await fillIn(user);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(field('Name')).toHaveProperty('value', ''));
  rerender(formOf(through, true));
  await user.click(document.body);
  expect(screen.queryByText('Enter a name')).toBeNull();
  await user.click(field('Name'));
  await user.tab();
  expect(screen.getByText('Enter a name')).toBeTruthy();
});

test('keeps what was typed when the server refuses, and repeats the key for the same content', async () => {
  const user = userEvent.setup();
  const keys: string[] = [];
  show((values, attempt) => {
    keys.push(attempt.keyFor(values));
    return Promise.resolve({ failure: { code: 'INTERNAL', message: 'down' } });
  });
  await fillIn(user);
  await user.click(screen.getByRole('button'));
  await screen.findByText(/Maintenance/);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect((field('E-mail') as HTMLInputElement).value).toBe('ann@example.com');
});

test('shows issues of the server beside their fields', async () => {
  const user = userEvent.setup();
  const issues = [{ path: 'password', message: 'is too easy to guess' }];
  show(() => Promise.resolve({ failure: { code: 'INVALID', message: 'invalid', issues } }));
  await fillIn(user);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(screen.getAllByText(/Choose a stronger password/)).toHaveLength(2);
});

test('says so when the server cannot be reached', async () => {
  const user = userEvent.setup();
  show(() => Promise.reject(new Error('network')));
  await fillIn(user);
  await user.click(screen.getByRole('button'));
  await screen.findByText(/could not be reached/);
});

test('formats a phone number after it was left and marks an empty one', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  show((values) => Promise.resolve(void sent.push(values)));
  const phone = field('Phone') as HTMLInputElement;
  expect(phone.className).toContain('phone-empty');
  await fillIn(user);
  await user.type(phone, '307-555-0100 x12');
  expect(phone.value).toBe('307-555-0100 x12');
  await user.tab();
  await waitFor(() => expect(phone.value).toBe('+1 (307) 555-0100 x12'));
  expect(phone.className).not.toContain('phone-empty');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ phone: '13075550100x12' });
});

test('keeps what is typed right after a filled phone number got the focus', async () => {
  const user = userEvent.setup({ delay: null });
  show(refused);
  const phone = field('Phone') as HTMLInputElement;
  await user.type(phone, '3075550100');
  await user.tab();
  await waitFor(() => expect(phone.value).toBe('(307) 555-0100'));
  phone.focus();
  fireEvent.change(phone, { target: { value: '307' } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(phone.value).toBe('307');
});

test('counts eleven bare digits as empty', async () => {
  const user = userEvent.setup();
  show(refused);
  const phone = field('Phone') as HTMLInputElement;
  await user.type(phone, '23075550100');
  await user.tab();
  await waitFor(() => expect(phone.value).toBe(''));
  expect(phone.className).toContain('phone-empty');
});

/** A form that was posted before its scripts had come, and came back. */
const showPosted = (problems: Problems) =>
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <Form
        id="sign-up"
        schema={signUpSchema}
        initialValues={{ email: 'ann' }}
        posted={{ problems, labels: {} }}
        onSubmit={refused}
      >
        <TextField name="email" label="E-mail" type="email" />
        <TextField name="name" label="Name" />
      </Form>
    </IntlProvider>,
  );

test('a posted form leads to its first problem, or to the list when no field is to blame', () => {
  const { unmount } = showPosted({ name: 'forms.problem.missing', email: 'forms.problem.email' });
  expect(document.activeElement).toBe(field('E-mail'));
  unmount();
  showPosted({ [wholeForm]: 'forms.failure.not-found' });
  expect(document.activeElement?.hasAttribute('data-problem-list')).toBe(true);
});

test('a posted form leaves the focus where it is by then', () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  showPosted({ email: 'forms.problem.email' });
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('a problem the server found stays at its field until that is touched', async () => {
  const user = userEvent.setup();
  showPosted({ email: 'forms.problem.email', name: 'forms.problem.missing' });
  expect(document.getElementById('sign-up-email-error')?.textContent).toBe('Enter a valid e-mail address');
  await user.type(field('E-mail'), '@example.com');
  await user.tab();
  expect(document.getElementById('sign-up-email-error')).toBeNull();
  expect(document.getElementById('sign-up-name-error')?.textContent).toBe('Enter a name');
});

test('says while it holds what is not saved', async () => {
  const user = userEvent.setup();
  const answers: Submit[] = [refused, () => Promise.resolve('kept'), () => Promise.resolve()];
  show((...attempt) => answers.shift()!(...attempt));
  const isUnsaved = () => document.querySelector('form')!.hasAttribute('data-unsaved');
  expect(isUnsaved()).toBe(false);
  await fillIn(user);
  expect(isUnsaved()).toBe(true);
  for (const after of [true, true, false]) {
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(isUnsaved()).toBe(after));
  }
  await user.type(field('Name'), 'a');
  expect(isUnsaved()).toBe(true);
});
