import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { netTerms } from '@gantry/contracts/schemas/account';
import type { AccountAct } from '@gantry/domain/account-acts';
import { staffRoles } from '@gantry/domain/roles';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm, ActList } from '../../parts/act-list.tsx';
import { actForms, schemaOf, type ActField } from './act-forms.ts';
import { useAccountAct } from './use-account-act.ts';

/** What this person may do to an account now, each act folded up until it is wanted. */
export function AccountActs({ account }: { readonly account: AdminAccount }) {
  const { acts, version } = account;
  if (acts.length === 0) return null;
  return (
    <ActList id="account-acts" title={<FormattedMessage id="admin.account.acts" />}>
      {acts.map((act) => (
        <AccountActForm key={`${act} ${version}`} act={act} account={account} />
      ))}
    </ActList>
  );
}

function AccountActForm({ act, account }: { readonly act: AccountAct; readonly account: AdminAccount }) {
  const { fields, initial } = actForms[act];
  const [schema, initialValues] = useMemo(() => [schemaOf(act), initial(account)], [act, account, initial]);
  const sendAct = useAccountAct(account);
  return (
    <ActForm
      id={`account-${act}`}
      title={`admin.account.act.${act}`}
      schema={schema}
      initialValues={initialValues as never}
      onSubmit={(values, attempt) => sendAct(act, values as object, attempt)}
    >
      {fields.map((field) => (
        <Control key={field.name} field={field} />
      ))}
    </ActForm>
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
