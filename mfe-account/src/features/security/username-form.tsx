import { failureOf } from '@gantry/api-client';
import { changeUsernameSchema, type PendingUsername } from '@gantry/contracts/schemas/account-security';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Button, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityChangeUsernameMutation,
  useIdentityKeepUsernameMutation,
} from '../../api/security.endpoints.ts';
import { CurrentPasswordField } from '../../parts/current-password-field.tsx';
import { securityRefusal } from './security-refusal.ts';

export interface UsernameFormProps {
  /** one that both mailboxes have not confirmed yet */
  readonly pending: PendingUsername | null;
}

const noValues = {};

/** Changes the user name, which is an e-mail address; both mailboxes are asked, and what they have said is shown. */
export function UsernameForm({ pending }: UsernameFormProps) {
  const intl = useIntl();
  const [change] = useIdentityChangeUsernameMutation();
  const [asked, setAsked] = useState(0);
  return (
    <>
      {pending ? <Pending pending={pending} /> : null}
      <Disclosure summary={<FormattedMessage id="account.security.username" />}>
        <Form
          key={asked}
          id="change-username"
          schema={changeUsernameSchema}
          initialValues={noValues}
          onSubmit={async (body) => {
            const { error } = await change({ body });
            return error ? securityRefusal(failureOf(error)) : setAsked(asked + 1);
          }}
        >
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={intl.formatMessage({ id: 'account.security.new-email' })}
            required
          />
          <CurrentPasswordField />
          <SubmitButton>
            <FormattedMessage id="account.security.username.do" />
          </SubmitButton>
        </Form>
        {asked > 0 ? (
          <Alert tone="good" live="polite">
            <FormattedMessage id="account.security.username.asked" />
          </Alert>
        ) : null}
      </Disclosure>
    </>
  );
}

/** What is waited for, and how to give it up. */
function Pending({ pending: { email, isAgreed, isProven } }: { readonly pending: PendingUsername }) {
  const [keep, keeping] = useIdentityKeepUsernameMutation();
  const open = isAgreed ? 'new' : isProven ? 'present' : 'both';
  return (
    <Alert tone="note">
      <p>
        <FormattedMessage id={`account.security.username.pending-${open}`} values={{ email }} />
      </p>
      <Button size="small" busy={keeping.isLoading} onClick={() => void keep({})}>
        <FormattedMessage id="account.security.username.keep" />
      </Button>
    </Alert>
  );
}
