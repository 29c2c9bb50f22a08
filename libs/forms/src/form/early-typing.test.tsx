import { expect, test } from '@jest/globals';
import { configure, waitFor } from '@testing-library/react';
import { inquiryMessageFormSchema } from '@gantry/contracts/schemas/inquiry';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { TextareaField } from '../fields/textarea-field.tsx';
import texts from '../messages/en-US.json' with { type: 'json' };
import { Form } from './form.tsx';

// on a busy machine what is waited for takes its time
configure({ asyncUtilTimeout: 10_000 });

const noText = { text: '' };
const control = () => document.querySelector('textarea')!;

/** Types when the form is on the page, before React goes on to anything else: nobody could type sooner. */
function TypedAtOnce() {
  useLayoutEffect(() => queueMicrotask(() => type('One thing more')), []);
  return null;
}

function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(control(), text);
  control().dispatchEvent(new Event('input', { bubbles: true }));
}

test('a field takes what is typed in the moment it appears', async () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  // by React's own clock: in a test's `act` effects would run at once
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  createRoot(root).render(
    <IntlProvider locale="en-US" messages={texts}>
      <Form
        id="write"
        schema={inquiryMessageFormSchema}
        initialValues={noText}
        onSubmit={async () => undefined}
      >
        <TextareaField name="text" label="Message" />
      </Form>
      <TypedAtOnce />
    </IntlProvider>,
  );
  // the form has run its effects, and knows that it holds what is not saved
  await waitFor(() => expect(root.querySelector('form')?.hasAttribute('data-unsaved')).toBe(true));
  expect(control().value).toBe('One thing more');
});
