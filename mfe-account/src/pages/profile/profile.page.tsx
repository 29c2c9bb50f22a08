import { failureOf, useUser } from '@gantry/api-client';
import { offeredLocales, profileSchema, type Profile, type User } from '@gantry/contracts/schemas/account';
import { locales } from '@gantry/contracts/locales';
import { Form } from '@gantry/forms/form';
import { PhoneField } from '@gantry/forms/phone-field';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, DataList, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { useIdentityGetProfileQuery, useIdentitySaveProfileMutation } from '../../api/identity.endpoints.ts';
import { useSalesGetOwnTermsQuery } from '../../api/terms.endpoints.ts';
import { ApiKeySection } from '../../features/api-keys/api-key-section.tsx';
import { CertificateSection } from '../../features/certificates/certificate-section.tsx';
import { MakeCompany } from '../../features/company/make-company.tsx';
import { MailSection } from '../../features/mails/mail-section.tsx';
import { EraseAccount } from '../../features/security/erase-account.tsx';
import { ExportData } from '../../features/security/export-data.tsx';
import { ownsData } from '../../features/security/owns-data.ts';
import { SecuritySection } from '../../features/security/security-section.tsx';
import { OwnTerms } from '../../features/terms/own-terms.tsx';
import type { ProfileAnswer } from './profile.action.ts';
import styles from './profile.module.css';

export { action } from './profile.action.ts';
export { loader } from './profile.loader.ts';

/** Name, company, phone and language of the account, its terms, what keeps it safe, its API keys, the mails it gets, its tax exemption certificates, a copy of all, and erasure. */
export default function ProfilePage() {
  const user = useUser();
  const [address] = useSearchParams();
  const posted = useActionData<ProfileAnswer>();
  const sent = address.get('sent');
  const { data: profile } = useIdentityGetProfileQuery();
  if (!profile) return null;
  return (
    <>
      <PageHeader title={<FormattedMessage id="account.profile.heading" />} />
      <div className={styles.profile}>
        {user ? <FixedFacts user={user} /> : null}
        <ProfileForm profile={profile} />
        {user?.role === 'customer' ? <Terms /> : null}
        {user && isAlone(user) ? <MakeCompany typed={profile.company} /> : null}
        {user?.acting?.isYou ? null : <SecuritySection />}
        {user?.acting?.isYou ? null : <ApiKeySection />}
        <MailSection posted={posted?.mails} isSaved={sent === 'mails'} />
        <CertificateSection posted={posted?.certificate} isSent={sent === 'certificate'} />
        {ownsData(user) ? <ExportData /> : null}
        {ownsData(user) ? <EraseAccount /> : null}
      </div>
    </>
  );
}

/** Whether somebody may make a company: who buys alone, themselves. */
const isAlone = ({ role, companyRole, acting }: User): boolean =>
  role === 'customer' && !companyRole && !acting?.isYou;

/** On what terms the reader orders; nothing while nobody knows. */
function Terms() {
  const { data: terms } = useSalesGetOwnTermsQuery();
  return terms ? <OwnTerms terms={terms} /> : null;
}

/** What identifies the account and cannot be changed here. */
function FixedFacts({ user: { email, accountNumber } }: { readonly user: User }) {
  const { formatMessage } = useIntl();
  return (
    <DataList
      items={[
        { key: 'email', term: formatMessage({ id: 'account.email' }), value: email },
        { key: 'number', term: formatMessage({ id: 'account.number' }), value: accountNumber.toUpperCase() },
      ]}
    />
  );
}

/** Each by its own name. */
const languages = offeredLocales.map((value) => ({
  value,
  label: locales.find(({ code }) => code === value)?.name ?? value,
}));

/** Changes the profile and says when it is saved. */
function ProfileForm({ profile }: { readonly profile: Profile }) {
  const intl = useIntl();
  const [save] = useIdentitySaveProfileMutation();
  const [isSaved, setIsSaved] = useState(false);
  const text = (what: string) => intl.formatMessage({ id: `account.${what}` });
  return (
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
      <SelectField name="locale" label={text('language')} hint={text('language.hint')} options={languages} />
      <SubmitButton>
        <FormattedMessage id="account.save" />
      </SubmitButton>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.saved" />
        </Alert>
      ) : null}
    </Form>
  );
}
