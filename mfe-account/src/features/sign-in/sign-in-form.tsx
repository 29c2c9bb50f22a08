import { recoveryPath } from '@gantry/contracts/addresses/account';
import { failureOf } from '@gantry/api-client';
import { signInSchema } from '@gantry/contracts/schemas/account';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type * as v from 'valibot';
import { useIdentitySignInMutation } from '../../api/identity.endpoints.ts';
import { returned } from '../../parts/returned.ts';
import { passwordRefusal } from './entry-refusal.ts';
import { entryIntents, type EntryValues } from './posted-entry.ts';
import { CompanyOffer } from './company-offer.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { companyPath } from './sent-path.ts';
import { useEnter } from './use-enter.ts';
import { useIsCompanyRequired } from './use-is-company-required.ts';

const labels = { email: 'account.email', password: 'account.password' };

/**
 * Signs in to an account. Works with scripts off too.
 * @param answer what came back when it was posted without scripts
 */
export function SignInForm({ answer }: { readonly answer: Posted<EntryValues> | undefined }) {
  const intl = useIntl();
  const signIn = useSignIn();
  const { values, posted } = returned(answer, labels, intl);
  return (
    <Form id="sign-in" schema={signInSchema} initialValues={values} posted={posted} onSubmit={signIn}>
      <input type="hidden" name="intent" value={entryIntents.signIn} />
      <TextField
        name="email"
        type="email"
        autoComplete="username webauthn"
        label={intl.formatMessage({ id: labels.email })}
        required
      />
      <CompanyOffer />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: labels.password })}
        required
      />
      <CheckboxField name="remember" label={intl.formatMessage({ id: 'account.sign-in.remember' })} />
      <SubmitButton plain wide>
        <FormattedMessage id="account.sign-in.submit" />
      </SubmitButton>
      <OtherWays />
    </Form>
  );
}

/** Signs in with what was entered. */
function useSignIn() {
  const [signIn] = useIdentitySignInMutation();
  const enter = useEnter();
  const isCompanyRequired = useIsCompanyRequired();
  return async (body: v.InferInput<typeof signInSchema>): Promise<SubmitAnswer> => {
    const answer = await signIn({ body });
    if (answer.data) return enter(answer);
    return passwordRefusal(failureOf(answer.error), () => isCompanyRequired(body.email));
  };
}

/** The ways in without a password. */
function OtherWays() {
  const ref = useSearchParams()[0].get('ref');
  return (
    <>
      <PasskeySignIn />
      <Link to={companyPath(ref)}>
        <FormattedMessage id="account.company-sign-on.link" />
      </Link>
      <Link to={recoveryPath()}>
        <FormattedMessage id="account.sign-in.forgot" />
      </Link>
    </>
  );
}
