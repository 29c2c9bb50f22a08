import { failureOf, signedIn } from '@gantry/api-client';
import { myAccountPath } from '@gantry/contracts/addresses/account';
import { confirmOutcomes, type ConfirmOutcome } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, LinkButton } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useActionData, useSearchParams } from 'react-router';
import { useIdentityConfirmUsernameMutation } from '../../api/identity.endpoints.ts';
import { codeRefusal } from '../../features/recovery/code-refusal.ts';
import { NarrowPage } from '../../parts/narrow-page.tsx';
import { returned } from '../../parts/returned.ts';
import { confirmSchema } from './confirm-schema.ts';
import { doneParameter } from '../../parts/outcome-parameters.ts';

export { action } from './confirm-username.action.ts';

const labels = { code: 'account.confirm.code' };

/**
 * Confirms an e-mail address with the code of the mail, signed in or not (specification §2); on the device that signed
 * up it signs in. It takes a press of the button: mail scanners follow links, and a code works once. Works with scripts off too.
 */
export default function ConfirmUsernamePage() {
  const intl = useIntl();
  const search = useSearchParams()[0];
  const answer = useActionData<Posted<{ code: string }>>();
  const { values, posted } = returned(answer, labels, intl);
  const dispatch = useDispatch();
  const [confirm] = useIdentityConfirmUsernameMutation();
  const [done, setDone] = useState(answer ? null : doneOf(search.get(doneParameter)));
  if (done) return <Confirmed outcome={done} />;
  return (
    <NarrowPage title="account.confirm.heading" lead="account.confirm.lead">
      <Form
        id="confirm"
        schema={confirmSchema}
        initialValues={{ code: search.get('code') ?? undefined, ...values }}
        posted={posted}
        onSubmit={async (body) => {
          const { data, error } = await confirm({ body });
          if (error) return codeRefusal(failureOf(error));
          if (data.user) dispatch(signedIn({ user: data.user, cart: data.cart }));
          return setDone(data.outcome);
        }}
      >
        <TextField
          name="code"
          autoComplete="one-time-code"
          label={intl.formatMessage({ id: labels.code })}
          mono
          required
        />
        <SubmitButton plain wide>
          <FormattedMessage id="account.confirm.submit" />
        </SubmitButton>
      </Form>
    </NarrowPage>
  );
}

/** What was confirmed by a form posted without scripts; null where none was. */
const doneOf = (text: string | null): ConfirmOutcome | null =>
  text === null ? null : (confirmOutcomes.find((outcome) => outcome === text) ?? 'confirmed');

const doneTexts: Readonly<Record<ConfirmOutcome, string>> = {
  confirmed: 'account.confirm.done',
  waiting: 'account.confirm.waiting',
  changed: 'account.confirm.changed',
  taken: 'account.confirm.taken',
};

/** The mailbox has confirmed, and the way into the account; anew, since the page may know it by another name. */
function Confirmed({ outcome }: { readonly outcome: ConfirmOutcome }) {
  return (
    <NarrowPage title="account.confirm.heading">
      <Alert tone={outcome === 'taken' ? 'bad' : 'good'} live="polite">
        <FormattedMessage id={doneTexts[outcome]} />
      </Alert>
      <p>
        <LinkButton to={myAccountPath()} variant="primary" reloadDocument={outcome !== 'confirmed'}>
          <FormattedMessage id="account.overview.title" />
        </LinkButton>
      </p>
    </NarrowPage>
  );
}
