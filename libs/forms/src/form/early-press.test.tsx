import { expect, jest, test } from '@jest/globals';
import { configure, waitFor } from '@testing-library/react';
import { signInSchema } from '@gantry/contracts/schemas/account';
import { noteSentControls } from '@gantry/ui';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { IntlProvider } from 'react-intl';
import { TextField } from '../fields/text-field.tsx';
import texts from '../messages/en-US.json' with { type: 'json' };
import { Form, type FormProps } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

// on a busy machine what is waited for takes its time
configure({ asyncUtilTimeout: 10_000 });

type Submit = FormProps<typeof signInSchema>['onSubmit'];

/** Presses when the page has been taken over and its effects have not run: nobody could press sooner. */
function PressedAtOnce() {
  useLayoutEffect(() => queueMicrotask(() => document.querySelector('form')!.requestSubmit()), []);
  return null;
}

const page = (onSubmit: Submit) => (
  <IntlProvider locale="en-US" messages={texts}>
    <Form id="sign-in" schema={signInSchema} initialValues={{}} onSubmit={onSubmit}>
      <TextField name="email" label="E-mail" type="email" />
      <TextField name="password" label="Password" type="password" />
      <SubmitButton>Sign in</SubmitButton>
    </Form>
    <PressedAtOnce />
  </IntlProvider>
);

/** The page as the server sent it, entered into, and pressed in the moment it is hydrated. */
function pressDuringHydration(entered: Readonly<Record<string, string>>) {
  const send = jest.fn<Submit>(() => Promise.resolve(undefined as never));
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(send));
  const controls = root.querySelector('form')!.elements;
  for (const [name, value] of Object.entries(entered))
    (controls.namedItem(name) as HTMLInputElement).value = value;
  noteSentControls(root);
  // by React's own clock: in a test's `act` effects would run at once
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  hydrateRoot(root, page(send));
  return { send, root };
}

test('a press during hydration sends what was entered before', async () => {
  const entered = { email: 'ann@example.com', password: 'long enough for all' };
  const { send } = pressDuringHydration(entered);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]![0]).toMatchObject(entered);
});

test('of a form that is not filled in it lists the problems', async () => {
  const { send, root } = pressDuringHydration({ email: 'ann@example.com' });
  await waitFor(() =>
    expect(root.querySelector('[data-problem-list]')?.textContent).toContain('Enter a password'),
  );
  expect(root.querySelector('[data-problem-list]')!.textContent).not.toContain('E-mail');
  expect(send).not.toHaveBeenCalled();
});
