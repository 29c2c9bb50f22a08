import { withKey } from '@gantry/api-client';
import { signUpSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import { PhoneField } from '@gantry/forms/phone-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentitySignUpMutation } from '../../api/identity.endpoints.ts';
import { useEnter } from './use-enter.ts';

const empty = {};

/** Makes a customer account and signs in to it. */
export function SignUpForm() {
  const intl = useIntl();
  const [signUp] = useIdentitySignUpMutation();
  const enter = useEnter();
  const text = (what: string) => intl.formatMessage({ id: `account.${what}` });
  return (
    <Form
      id="sign-up"
      schema={signUpSchema}
      initialValues={empty}
      onSubmit={async (body, { keyFor }) => enter(await signUp(withKey({ body }, keyFor(body))))}
    >
      <TextField name="name" autoComplete="name" label={text('name')} required />
      <TextField name="company" autoComplete="organization" label={text('company')} optional />
      <TextField name="email" type="email" autoComplete="email" label={text('email')} required />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={text('password')}
        hint={text('password-hint')}
        required
      />
      <PhoneField name="phone" label={text('phone')} optional />
      <SubmitButton variant="secondary" wide>
        <FormattedMessage id="account.sign-up.submit" />
      </SubmitButton>
    </Form>
  );
}
