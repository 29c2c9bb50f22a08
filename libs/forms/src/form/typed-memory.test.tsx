import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import * as v from 'valibot';
import { FileField } from '../fields/file-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import texts from '../messages/en-US.json' with { type: 'json' };
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const schema = v.object({ name: v.string(), password: v.optional(v.string()), file: v.optional(v.any()) });
const initial = { name: 'Pat', password: '', file: [] };
const user = userEvent.setup();
const name = () => screen.getAllByLabelText<HTMLInputElement>('Name').at(-1)!;
const written = () => Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]);

function open(props: { isSavedElsewhere?: boolean } = {}) {
  return render(
    <IntlProvider locale="en-US" messages={texts}>
      <Form id="profile" schema={schema} initialValues={initial} onSubmit={async () => undefined} {...props}>
        <TextField name="name" label="Name" />
        <TextField name="password" label="Password" type="password" />
        <FileField name="file" label="File" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </IntlProvider>,
  );
}
/** A page that is loaded again begins anew, and the one before never ends. */
const reload = () => {
  document.body.replaceChildren();
  return open();
};
const signInAs = (account: string) => {
  document.cookie = `account=${account}; Max-Age=${account ? 60 : 0}`;
};

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/my-account/profile');
  signInAs('a-1001');
});

test('what was typed is there again after a reload, and is not saved yet', async () => {
  open();
  await user.type(name(), ' Buyer');
  reload();
  expect(name().value).toBe('Pat Buyer');
  expect(document.querySelector('form')!.hasAttribute('data-unsaved')).toBe(true);
});

test('a session that expires leads to the sign-in page and back', async () => {
  const { unmount } = open();
  await user.type(name(), ' Buyer');
  history.replaceState(null, '', '/fr/sign-in?ref=x');
  unmount();
  signInAs('');
  signInAs('a-1001');
  history.replaceState(null, '', '/my-account/profile');
  open();
  expect(name().value).toBe('Pat Buyer');
});

test('another account finds nothing of it, and it is gone', async () => {
  open();
  await user.type(name(), ' Buyer');
  signInAs('a-1002');
  reload();
  expect(name().value).toBe('Pat');
  expect(written()).toEqual([]);
});

test('whoever leaves the page for another, or sends the form, is done with it', async () => {
  const { unmount } = open();
  await user.type(name(), ' Buyer');
  expect(written()).toHaveLength(1);
  history.replaceState(null, '', '/my-account');
  unmount();
  expect(written()).toEqual([]);
  history.replaceState(null, '', '/my-account/profile');
  open();
  await user.type(name(), ' Buyer');
  await act(async () => user.click(screen.getByRole('button', { name: 'Save' })));
  expect(written()).toEqual([]);
});

test('passwords and files are never written down', async () => {
  open();
  await user.type(screen.getByLabelText('Password'), 'another-Horse-8');
  await user.upload(screen.getByLabelText('File'), new File(['a'], 'a.csv'));
  expect(written()).toEqual([]);
  await user.type(name(), ' Buyer');
  expect(JSON.stringify(written())).toContain('Pat Buyer');
  expect(JSON.stringify(written())).not.toMatch(/Horse|a\.csv/);
});

test('a form that its page saves is not remembered beside', async () => {
  open({ isSavedElsewhere: true });
  await user.type(name(), ' Buyer');
  expect(written()).toEqual([]);
});
