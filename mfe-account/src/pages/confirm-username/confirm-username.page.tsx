import { failureOf } from '@gantry/api-client';
import { codeSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, LinkButton } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { useIdentityConfirmUsernameMutation } from '../../api/identity.endpoints.ts';
import { NarrowPage } from '../../parts/narrow-page.tsx';
import { urls } from '../../urls.ts';

const confirmSchema = v.object({ code: codeSchema });

/**
 * Confirms an e-mail address with the code of the mail, signed in or not (specification §2). It takes a press of the
 * button: mail scanners follow links, and a code works once.
 */
export default function ConfirmUsernamePage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const code = search.get('code') ?? undefined;
  const initialValues = useMemo(() => ({ code }), [code]);
  const [confirm] = useIdentityConfirmUsernameMutation();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <NarrowPage title="account.confirm.heading">
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.confirm.done" />
        </Alert>
        <p>
          <LinkButton to={urls.overview} variant="primary">
            <FormattedMessage id="account.overview.title" />
          </LinkButton>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="account.confirm.heading" lead="account.confirm.lead">
      <Form
        id="confirm"
        schema={confirmSchema}
        initialValues={initialValues}
        onSubmit={async (body) => {
          const { error } = await confirm({ body });
          if (!error) return setIsDone(true);
          const failure = failureOf(error);
          return { failure, message: failure?.code === 'CODE_INVALID' ? 'account.code-invalid' : undefined };
        }}
      >
        <TextField
          name="code"
          autoComplete="one-time-code"
          label={intl.formatMessage({ id: 'account.confirm.code' })}
          mono
          required
        />
        <SubmitButton wide>
          <FormattedMessage id="account.confirm.submit" />
        </SubmitButton>
      </Form>
    </NarrowPage>
  );
}
