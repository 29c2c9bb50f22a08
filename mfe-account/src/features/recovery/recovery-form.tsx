import { failureOf } from '@gantry/api-client';
import { recoverySchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityStartRecoveryMutation } from '../../api/identity.endpoints.ts';
import { returned } from '../../parts/returned.ts';

const labels = { email: 'account.email' };

export interface RecoveryFormProps {
  /** what came back when it was posted without scripts */
  readonly answer: Posted<{ email: string }> | undefined;
  /** it was posted without scripts and went through; to which address, the page does not know any more */
  readonly isSent: boolean;
}

/**
 * Asks for a recovery code by mail. The answer is the same whether the account exists or not. Works with scripts off
 * too.
 */
export function RecoveryForm({ answer, isSent }: RecoveryFormProps) {
  const intl = useIntl();
  const [start] = useIdentityStartRecoveryMutation();
  const [sentTo, setSentTo] = useState<string>();
  const { values, posted } = returned(answer, labels, intl);
  return (
    <Form
      id="recovery"
      schema={recoverySchema}
      initialValues={values}
      posted={posted}
      onSubmit={async (body) => {
        const { error } = await start({ body });
        setSentTo(error ? undefined : body.email);
        return error ? { failure: failureOf(error) } : undefined;
      }}
    >
      {sentTo || isSent ? (
        <Alert tone="good" live="polite">
          {sentTo ? (
            <FormattedMessage id="account.recovery.sent" values={{ email: sentTo }} />
          ) : (
            <FormattedMessage id="account.recovery.sent-any" />
          )}
        </Alert>
      ) : null}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={intl.formatMessage({ id: labels.email })}
        required
      />
      <SubmitButton plain wide>
        <FormattedMessage id="account.recovery.submit" />
      </SubmitButton>
    </Form>
  );
}
