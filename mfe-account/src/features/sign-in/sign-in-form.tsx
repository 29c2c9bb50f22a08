import { signInSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useIdentitySignInMutation } from '../../api/identity.endpoints.ts';
import { urls } from '../../urls.ts';
import { useEnter } from './use-enter.ts';

const empty = {};

/** Signs in to an account. */
export function SignInForm() {
  const intl = useIntl();
  const [signIn] = useIdentitySignInMutation();
  const enter = useEnter();
  return (
    <Form
      id="sign-in"
      schema={signInSchema}
      initialValues={empty}
      onSubmit={async (body) => enter(await signIn({ body }))}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={intl.formatMessage({ id: 'account.email' })}
        required
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'account.password' })}
        required
      />
      <SubmitButton wide>
        <FormattedMessage id="account.sign-in.submit" />
      </SubmitButton>
      <Link to={urls.recovery}>
        <FormattedMessage id="account.sign-in.forgot" />
      </Link>
    </Form>
  );
}
