/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { signUpSchema } from '@gantry/contracts/schemas/account';
import { IntlProvider } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { TextField } from '../fields/text-field.tsx';
import texts from '../messages/en-US.json' with { type: 'json' };
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

test('a form posted without scripts comes back with what was typed and what is wrong', () => {
  const html = renderToString(
    <IntlProvider locale="en-US" messages={texts}>
      <Form
        id="sign-up"
        schema={signUpSchema}
        initialValues={{ email: 'ann' }}
        posted={{
          problems: { name: 'forms.problem.missing', email: 'forms.problem.email' },
          labels: { email: 'E-mail', name: 'Name' },
        }}
        onSubmit={() => Promise.resolve()}
      >
        <TextField name="email" label="E-mail" type="email" />
        <TextField name="name" label="Name" />
        <SubmitButton plain>Create account</SubmitButton>
      </Form>
    </IntlProvider>,
  );
  expect(html).toContain('There are 2 problems');
  // in the list and beside the field
  expect(html.match(/Enter a valid e-mail address/g)).toHaveLength(2);
  // as the fields follow each other, whatever order the rules are checked in
  expect([...html.matchAll(/<a href="#sign-up-(\w+)"/g)].map(([, name]) => name)).toEqual(['email', 'name']);
  expect(html).toContain('value="ann"');
  expect(html).toContain('type="submit"');
});
