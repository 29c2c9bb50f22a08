import { failureOf } from '@gantry/api-client';
import { inviteSchema } from '@gantry/contracts/schemas/company';
import { defaultCompanyRole } from '@gantry/domain/company-roles';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityInviteColleagueMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import styles from './company.module.css';
import { RoleField } from './role-field.tsx';

const initialValues = { companyRole: defaultCompanyRole };

/** Asks somebody by mail to join; what is said is the same whether or not the address has an account. */
export function InviteForm() {
  const [invite] = useIdentityInviteColleagueMutation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <section className={styles.section} aria-labelledby="invite-title">
      <h2 id="invite-title">
        <FormattedMessage id="account.people.invite" />
      </h2>
      <Form
        id="invite"
        schema={inviteSchema}
        initialValues={initialValues}
        className={styles.form}
        startsOver
        onSubmit={async (body) => {
          const { error } = await invite({ body });
          setSentTo(error ? undefined : body.email);
          return error ? companyRefusal(failureOf(error)) : undefined;
        }}
      >
        <InviteFields />
      </Form>
      {sentTo ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.people.invited" values={{ email: sentTo }} />
        </Alert>
      ) : null}
    </section>
  );
}

function InviteFields() {
  const intl = useIntl();
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        label={intl.formatMessage({ id: 'account.email' })}
        required
      />
      <RoleField />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.people.invite.do" />
        </SubmitButton>
      </div>
    </>
  );
}
