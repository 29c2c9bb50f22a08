import { failureOf } from '@gantry/api-client';
import { signInPath } from '@gantry/contracts/addresses/account';
import { recoveryPasswordSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import type { PostedProblems } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert, LinkButton } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityFinishRecoveryMutation } from '../../api/identity.endpoints.ts';
import { returned } from '../../parts/returned.ts';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { codeRefusal } from './code-refusal.ts';

const labels = { password: 'account.new-password.label' };

export interface NewPasswordFormProps {
  readonly code: string;
  /** what was wrong when it was posted without scripts */
  readonly problems: PostedProblems['problems'] | undefined;
}

/** Sets a new password with the code of the mail. A code works once. Works with scripts off too. */
export function NewPasswordForm({ code, problems }: NewPasswordFormProps) {
  const intl = useIntl();
  const [finish] = useIdentityFinishRecoveryMutation();
  const [isDone, setIsDone] = useState(false);
  const { values, posted } = returned(problems && { values: {}, problems }, labels, intl);
  if (isDone) return <PasswordSet />;
  return (
    <Form
      id="new-password"
      schema={recoveryPasswordSchema}
      initialValues={values}
      posted={posted}
      onSubmit={async (body) => {
        const { error } = await finish({ params: { code }, body });
        return error ? codeRefusal(failureOf(error)) : setIsDone(true);
      }}
    >
      <NewPasswordField label={intl.formatMessage({ id: labels.password })} />
      <SubmitButton plain wide>
        <FormattedMessage id="account.new-password.submit" />
      </SubmitButton>
    </Form>
  );
}

/** The password is set, and the way to sign in with it. */
function PasswordSet() {
  return (
    <>
      <Alert tone="good" live="polite">
        <FormattedMessage id="account.new-password.done" />
      </Alert>
      <p>
        <LinkButton to={signInPath()} variant="primary">
          <FormattedMessage id="account.sign-in.submit" />
        </LinkButton>
      </p>
    </>
  );
}
