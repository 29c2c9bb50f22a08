import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './company-sign-on.module.css';
import { SignOnDomainFields, SignOnRoleFields } from './sign-on-rows.tsx';
import { signOnValuesSchema, valuesOfSignOn, type SignOnSetUp } from './sign-on-values.ts';
import { useSaveSignOn } from './use-save-sign-on.ts';

export interface SignOnFormProps {
  readonly number: string;
  /** null where nothing is set up */
  readonly saved: SignOnSetUp | null;
  readonly onSaved: () => void;
}

/** At whose provider the people of a company sign in, of which domains, and what they may there. */
export function SignOnForm({ number, saved, onSaved }: SignOnFormProps) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.sign-on.${what}` });
  const [schema, initialValues] = useMemo(() => [signOnValuesSchema(saved), valuesOfSignOn(saved)], [saved]);
  const saveSignOn = useSaveSignOn(number, saved, onSaved);
  return (
    <Form
      id="company-sign-on"
      className={styles.form}
      schema={schema}
      initialValues={initialValues}
      isShared
      aria-label={text('title')}
      onSubmit={saveSignOn}
    >
      <ClientFields isSaved={saved !== null} />
      <SignOnDomainFields />
      <SignOnRoleFields />
      <CheckboxField
        name="createsAccounts"
        label={text('creates-accounts')}
        hint={text('creates-accounts.hint')}
      />
      <CheckboxField name="isRequired" label={text('is-required')} hint={text('is-required.hint')} />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.sign-on.save" />
        </SubmitButton>
      </div>
    </Form>
  );
}

/** How the store is known at the provider. The secret is written and never read. */
function ClientFields({ isSaved }: { readonly isSaved: boolean }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.sign-on.${what}` });
  return (
    <>
      <TextField
        name="issuer"
        label={text('issuer')}
        hint={text('issuer.hint')}
        autoComplete="off"
        required
      />
      <div className={styles.pair}>
        <TextField name="clientId" label={text('client-id')} autoComplete="off" required />
        <TextField
          name="clientSecret"
          type="password"
          autoComplete="new-password"
          label={text('client-secret')}
          {...(isSaved ? { placeholder: text('client-secret.saved') } : { required: true })}
        />
      </div>
    </>
  );
}
