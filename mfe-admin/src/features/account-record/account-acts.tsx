import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { netTerms } from '@gantry/contracts/schemas/account';
import type { AccountAct } from '@gantry/domain/account-acts';
import { staffRoles } from '@gantry/domain/roles';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import styles from './account-record.module.css';
import { actForms, schemaOf, type ActField } from './act-forms.ts';
import { useAccountAct } from './use-account-act.ts';

/** What this person may do to an account now, each act folded up until it is wanted. */
export function AccountActs({ account }: { readonly account: AdminAccount }) {
  const { acts, version } = account;
  if (acts.length === 0) return null;
  return (
    <section className={recordStyles.actions} aria-labelledby="account-acts">
      <h2 id="account-acts" className={recordStyles.title}>
        <FormattedMessage id="admin.account.acts" />
      </h2>
      {acts.map((act) => (
        <ActForm key={`${act} ${version}`} act={act} account={account} />
      ))}
    </section>
  );
}

function ActForm({ act, account }: { readonly act: AccountAct; readonly account: AdminAccount }) {
  const intl = useIntl();
  const { fields, initial } = actForms[act];
  const [schema, initialValues] = useMemo(() => [schemaOf(act), initial(account)], [act, account, initial]);
  const sendAct = useAccountAct(account);
  const title = `admin.account.act.${act}`;
  return (
    <Disclosure summary={<FormattedMessage id={title} />}>
      <Form
        id={`account-${act}`}
        className={styles.form}
        schema={schema}
        initialValues={initialValues as never}
        aria-label={intl.formatMessage({ id: title })}
        onSubmit={(values, attempt) => sendAct(act, values as object, attempt)}
      >
        <p className={recordStyles.soft}>
          <FormattedMessage id={`${title}.hint`} />
        </p>
        {fields.map((field) => (
          <Control key={field.name} field={field} />
        ))}
        <div>
          <SubmitButton>
            <FormattedMessage id={`${title}.do`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

const choices = { role: ['customer', ...staffRoles], term: netTerms } as const;
const choiceTexts = { role: 'admin.role', term: 'order.term' } as const;

function Control({ field: { name, kind, isOptional } }: { readonly field: ActField }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `admin.account.field.${name}` });
  if (kind) {
    const options = choices[kind].map((value) => ({
      value,
      label: intl.formatMessage({ id: `${choiceTexts[kind]}.${value}` }),
    }));
    return <SelectField name={name} label={label} options={options} />;
  }
  return (
    <TextField
      name={name}
      label={label}
      autoComplete="off"
      {...(isOptional ? { optional: true } : { required: true })}
    />
  );
}
