import { failureOf, withKey } from '@gantry/api-client';
import { signUpSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import { PhoneField } from '@gantry/forms/phone-field';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useIdentitySignUpMutation } from '../../api/identity.endpoints.ts';
import { returned } from '../../parts/returned.ts';
import { entryIntents, type EntryValues } from './posted-entry.ts';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { sentPath } from './sent-path.ts';

const labels = {
  name: 'account.name',
  company: 'account.company',
  email: 'account.email',
  password: 'account.password',
  phone: 'account.phone',
};

/**
 * Asks for a customer account; what comes next is in a mail, to a new address as to a known one. Works with scripts
 * off too.
 * @param answer what came back when it was posted without scripts
 */
export function SignUpForm({ answer }: { readonly answer: Posted<EntryValues> | undefined }) {
  const intl = useIntl();
  const [signUp] = useIdentitySignUpMutation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { values, posted } = returned(answer, labels, intl);
  return (
    <Form
      id="sign-up"
      schema={signUpSchema}
      initialValues={{ email: search.get('email') ?? undefined, ...values }}
      posted={posted}
      onSubmit={async (body, { keyFor }) => {
        const { error } = await signUp(withKey({ body }, keyFor(body)));
        if (error) return { failure: failureOf(error) };
        void navigate(sentPath(search.get('ref')), { replace: true });
        return undefined;
      }}
    >
      <input type="hidden" name="intent" value={entryIntents.signUp} />
      <PlainPostKey />
      <SignUpFields />
      <SubmitButton plain variant="secondary" wide>
        <FormattedMessage id="account.sign-up.submit" />
      </SubmitButton>
    </Form>
  );
}

function SignUpFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `account.${what}` });
  return (
    <>
      <TextField name="name" autoComplete="name" label={text('name')} required />
      <TextField name="company" autoComplete="organization" label={text('company')} optional />
      <TextField name="email" type="email" autoComplete="email" label={text('email')} required />
      <NewPasswordField label={text('password')} />
      <PhoneField name="phone" label={text('phone')} optional />
    </>
  );
}
