import { failureOf } from '@gantry/api-client';
import { recoverySchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityStartRecoveryMutation } from '../../api/identity.endpoints.ts';

const empty = {};

/** Asks for a recovery code by mail. The answer is the same whether the account exists or not. */
export function RecoveryForm() {
  const intl = useIntl();
  const [start] = useIdentityStartRecoveryMutation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Form
      id="recovery"
      schema={recoverySchema}
      initialValues={empty}
      onSubmit={async (body) => {
        const { error } = await start({ body });
        setSentTo(error ? undefined : body.email);
        return error ? { failure: failureOf(error) } : undefined;
      }}
    >
      {sentTo ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.recovery.sent" values={{ email: sentTo }} />
        </Alert>
      ) : null}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={intl.formatMessage({ id: 'account.email' })}
        required
      />
      <SubmitButton wide>
        <FormattedMessage id="account.recovery.submit" />
      </SubmitButton>
    </Form>
  );
}
