import { recoveryPath } from '@gantry/contracts/addresses/account';
import { signInSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useIdentitySignInMutation } from '../../api/identity.endpoints.ts';
import { returned } from '../../parts/returned.ts';
import { entryIntents, type EntryValues } from './posted-entry.ts';
import { useEnter } from './use-enter.ts';

const labels = { email: 'account.email', password: 'account.password' };

/**
 * Signs in to an account. Works with scripts off too.
 * @param answer what came back when it was posted without scripts
 */
export function SignInForm({ answer }: { readonly answer: Posted<EntryValues> | undefined }) {
  const intl = useIntl();
  const [signIn] = useIdentitySignInMutation();
  const enter = useEnter();
  const { values, posted } = returned(answer, labels, intl);
  return (
    <Form
      id="sign-in"
      schema={signInSchema}
      initialValues={values}
      posted={posted}
      onSubmit={async (body) => enter(await signIn({ body }))}
    >
      <input type="hidden" name="intent" value={entryIntents.signIn} />
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={intl.formatMessage({ id: labels.email })}
        required
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: labels.password })}
        required
      />
      <SubmitButton plain wide>
        <FormattedMessage id="account.sign-in.submit" />
      </SubmitButton>
      <Link to={recoveryPath()}>
        <FormattedMessage id="account.sign-in.forgot" />
      </Link>
    </Form>
  );
}
