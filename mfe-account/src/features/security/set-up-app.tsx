import { failureOf } from '@gantry/api-client';
import { confirmAppSchema, type StartedApp } from '@gantry/contracts/schemas/second-step';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityConfirmAppMutation, useIdentityStartAppMutation } from '../../api/security.endpoints.ts';
import { AppKey } from '../../parts/app-key.tsx';
import { ByPassword } from './by-password.tsx';
import { securityRefusal } from './security-refusal.ts';

export interface SetUpAppProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Sets an authenticator app up: by the password, and then by a code of it. */
export function SetUpApp({ onCodes }: SetUpAppProps) {
  const [start] = useIdentityStartAppMutation();
  const [started, setStarted] = useState<StartedApp>();
  if (started) return <ConfirmApp started={started} onCodes={onCodes} />;
  return (
    <ByPassword
      id="set-up-app"
      texts="account.security.app.set-up"
      onSubmit={async (body) => {
        const { data, error } = await start({ body });
        return data ? setStarted(data) : securityRefusal(failureOf(error));
      }}
    />
  );
}

function ConfirmApp({ started, onCodes }: SetUpAppProps & { readonly started: StartedApp }) {
  const intl = useIntl();
  const [confirm] = useIdentityConfirmAppMutation();
  const initialValues = useMemo(() => ({ ticket: started.ticket }), [started]);
  return (
    <Form
      id="confirm-app"
      schema={confirmAppSchema}
      initialValues={initialValues}
      onSubmit={async (body) => {
        const { data, error } = await confirm({ body });
        return data ? onCodes(data.recoveryCodes) : securityRefusal(failureOf(error));
      }}
    >
      <AppKey setUp={started} />
      <TextField
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        label={intl.formatMessage({ id: 'account.app.code' })}
        mono
        required
      />
      <SubmitButton>
        <FormattedMessage id="account.security.app.confirm" />
      </SubmitButton>
    </Form>
  );
}
