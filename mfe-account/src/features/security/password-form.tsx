import { failureOf } from '@gantry/api-client';
import { changePasswordSchema } from '@gantry/contracts/schemas/account-security';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityChangePasswordMutation } from '../../api/security.endpoints.ts';
import { CurrentPasswordField } from '../../parts/current-password-field.tsx';
import { securityRefusal } from './security-refusal.ts';

const noValues = {};

/** Changes the password; everywhere else the account is signed out. */
export function PasswordForm({ email }: { readonly email: string }) {
  const intl = useIntl();
  const [change] = useIdentityChangePasswordMutation();
  const [changes, setChanges] = useState(0);
  return (
    <Disclosure summary={<FormattedMessage id="account.security.password" />}>
      <Form
        key={changes}
        id="change-password"
        schema={changePasswordSchema}
        initialValues={noValues}
        onSubmit={async (body) => {
          const { error } = await change({ body });
          return error ? securityRefusal(failureOf(error)) : setChanges(changes + 1);
        }}
      >
        {/* password managers keep the new password with it */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField />
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={intl.formatMessage({ id: 'account.new-password.label' })}
          hint={intl.formatMessage({ id: 'account.password-hint' })}
          required
        />
        <SubmitButton>
          <FormattedMessage id="account.security.password.do" />
        </SubmitButton>
      </Form>
      {changes > 0 ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.security.password.done" />
        </Alert>
      ) : null}
    </Disclosure>
  );
}
