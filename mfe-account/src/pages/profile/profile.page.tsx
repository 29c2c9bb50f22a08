import { failureOf, useUser } from '@gantry/api-client';
import { profileSchema } from '@gantry/contracts/schemas/account';
import { Form } from '@gantry/forms/form';
import { PhoneField } from '@gantry/forms/phone-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, DataList, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityGetProfileQuery, useIdentitySaveProfileMutation } from '../../api/identity.endpoints.ts';
import styles from './profile.module.css';

export { loader } from './profile.loader.ts';

/** Name, company and phone of the account. */
export default function ProfilePage() {
  const intl = useIntl();
  const user = useUser();
  const { data: profile } = useIdentityGetProfileQuery();
  const [save] = useIdentitySaveProfileMutation();
  const [isSaved, setIsSaved] = useState(false);
  if (!profile) return null;
  const text = (what: string) => intl.formatMessage({ id: `account.${what}` });
  return (
    <>
      <PageHeader title={<FormattedMessage id="account.profile.heading" />} />
      <div className={styles.profile}>
        {user ? (
          <DataList
            items={[
              { key: 'email', term: text('email'), value: user.email },
              { key: 'number', term: text('number'), value: user.accountNumber.toUpperCase() },
            ]}
          />
        ) : null}
        <Form
          id="profile"
          schema={profileSchema}
          initialValues={profile}
          onSubmit={async (body) => {
            const { error } = await save({ body });
            setIsSaved(!error);
            return error ? { failure: failureOf(error) } : undefined;
          }}
        >
          <TextField name="name" autoComplete="name" label={text('name')} required />
          <TextField name="company" autoComplete="organization" label={text('company')} optional />
          <PhoneField name="phone" label={text('phone')} optional />
          <SubmitButton>
            <FormattedMessage id="account.save" />
          </SubmitButton>
          {isSaved ? (
            <Alert tone="good" live="polite">
              <FormattedMessage id="account.saved" />
            </Alert>
          ) : null}
        </Form>
      </div>
    </>
  );
}
