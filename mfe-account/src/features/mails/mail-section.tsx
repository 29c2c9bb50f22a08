import { failureOf, useUser } from '@gantry/api-client';
import { mailChoiceSchema } from '@gantry/contracts/schemas/mail-choice';
import { optionalMails } from '@gantry/domain/mail-groups';
import { CheckboxesField } from '@gantry/forms/checkboxes-field';
import { Form } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityGetMailChoiceQuery,
  useIdentitySaveMailChoiceMutation,
} from '../../api/mails.endpoints.ts';
import { returned } from '../../parts/returned.ts';
import styles from './mails.module.css';

const fixedMails = ['orders', 'money', 'security', 'company', 'asked'] as const;
const labels = { wanted: 'account.mails.choose' };

interface MailSectionProps {
  /** how it came back when it was posted without scripts and did not go through */
  readonly posted: Posted<object> | undefined;
  /** it was saved without scripts a moment ago */
  readonly isSaved: boolean;
}

/** Which mails the account gets: those that have to be sent, with the reason, and those that may be switched off. */
export function MailSection(props: MailSectionProps) {
  const { data, error } = useIdentityGetMailChoiceQuery();
  return (
    <section id="mails" className={styles.section} aria-labelledby="mails-title">
      <h2 id="mails-title">
        <FormattedMessage id="account.mails" />
      </h2>
      <h3>
        <FormattedMessage id="account.mails.always" />
      </h3>
      <ul className={styles.fixed}>
        {fixedMails.map((mail) => (
          <li key={mail}>
            <FormattedMessage id={`account.mails.always.${mail}`} />
          </li>
        ))}
      </ul>
      {error ? (
        <Alert tone="bad">
          <FormattedMessage id="account.mails.failed" />
        </Alert>
      ) : null}
      {data ? <ChoiceForm {...props} wanted={data.wanted} /> : null}
    </section>
  );
}

function ChoiceForm({ wanted, posted, isSaved }: MailSectionProps & { readonly wanted: readonly string[] }) {
  const intl = useIntl();
  const isActing = Boolean(useUser()?.acting?.isYou);
  const [save] = useIdentitySaveMailChoiceMutation();
  const [isDone, setIsDone] = useState(isSaved);
  const { values, posted: problems } = returned(posted, labels, intl);
  if (isActing) return null;
  return (
    <Form
      id="mail-choice"
      schema={mailChoiceSchema}
      initialValues={{ wanted: [...wanted], ...values }}
      posted={problems}
      onSubmit={async (body) => {
        setIsDone(false);
        const { error } = await save({ body });
        setIsDone(!error);
        return error ? { failure: failureOf(error) } : undefined;
      }}
    >
      <ChoiceFields />
      {isDone ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.saved" />
        </Alert>
      ) : null}
    </Form>
  );
}

function ChoiceFields() {
  const { formatMessage } = useIntl();
  const options = optionalMails.map((mail) => ({
    value: mail,
    label: formatMessage({ id: `account.mails.${mail}` }),
  }));
  return (
    <>
      <input type="hidden" name="form" value="mail-choice" />
      <CheckboxesField name="wanted" label={formatMessage({ id: labels.wanted })} options={options} />
      <div>
        <SubmitButton plain>
          <FormattedMessage id="account.save" />
        </SubmitButton>
      </div>
    </>
  );
}
