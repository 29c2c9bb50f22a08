import { failureOf } from '@gantry/api-client';
import { recoveryPasswordSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, LinkButton } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityFinishRecoveryMutation } from '../../api/identity.endpoints.ts';
import { urls } from '../../urls.ts';

const empty = {};

/** Sets a new password with the code of the mail. A code works once. */
export function NewPasswordForm({ code }: { readonly code: string }) {
  const intl = useIntl();
  const [finish] = useIdentityFinishRecoveryMutation();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <>
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.new-password.done" />
        </Alert>
        <p>
          <LinkButton to={urls.signIn} variant="primary">
            <FormattedMessage id="account.sign-in.submit" />
          </LinkButton>
        </p>
      </>
    );
  }
  return (
    <Form
      id="new-password"
      schema={recoveryPasswordSchema}
      initialValues={empty}
      onSubmit={async (body) => {
        const { error } = await finish({ params: { code }, body });
        if (!error) return setIsDone(true);
        const failure = failureOf(error);
        const isCode =
          failure?.code === 'CODE_INVALID' || failure?.issues?.some(({ path }) => path.endsWith('code'));
        return { failure, message: isCode ? 'account.code-invalid' : undefined };
      }}
    >
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'account.new-password.label' })}
        hint={intl.formatMessage({ id: 'account.password-hint' })}
        required
      />
      <SubmitButton wide>
        <FormattedMessage id="account.new-password.submit" />
      </SubmitButton>
    </Form>
  );
}
