import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { netTerms } from '@gantry/contracts/schemas/account';
import { companyRoles } from '@gantry/domain/company-roles';
import { staffRoles } from '@gantry/domain/roles';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm, ActList } from '../../parts/act-list.tsx';
import { actForms, fieldsOf, isListed, schemaOf, type ActField, type ListedAct } from './act-forms.ts';
import { successorsOf } from './successors.ts';
import { useAccountAct } from './use-account-act.ts';

/** What this person may do to an account now, each act folded up until it is wanted. */
export function AccountActs({ account }: { readonly account: AdminAccount }) {
  const acts = account.acts.filter(isListed);
  if (acts.length === 0) return null;
  return (
    <ActList id="account-acts" title={<FormattedMessage id="admin.account.acts" />}>
      {acts.map((act) => (
        <AccountActForm key={act} act={act} account={account} />
      ))}
    </ActList>
  );
}

function AccountActForm({ act, account }: { readonly act: ListedAct; readonly account: AdminAccount }) {
  const [schema, initialValues] = useMemo(
    () => [schemaOf(act, account), actForms[act].initial(account)],
    [act, account],
  );
  const sendAct = useAccountAct(account);
  return (
    <ActForm
      id={`account-${act}`}
      title={`admin.account.act.${act}`}
      schema={schema}
      initialValues={initialValues as never}
      onSubmit={(values, attempt) => sendAct(act, values as object, attempt)}
    >
      {fieldsOf(act, account).map((field) => (
        <Control key={field.name} field={field} account={account} />
      ))}
    </ActForm>
  );
}

interface ControlProps {
  readonly field: ActField;
  readonly account: AdminAccount;
}

function Control({ field, account }: ControlProps) {
  const { name, kind, isOptional } = field;
  const intl = useIntl();
  const label = intl.formatMessage({ id: `admin.account.field.${name}` });
  if (kind === 'successor') return <Successor field={field} account={account} />;
  if (kind) return <Choice name={name} label={label} kind={kind} />;
  return (
    <TextField
      name={name}
      label={label}
      autoComplete="off"
      {...(isOptional ? { optional: true } : { required: true })}
    />
  );
}

const choices = { role: ['customer', ...staffRoles], term: netTerms, 'company-role': companyRoles } as const;
const choiceTexts = { role: 'admin.role', term: 'order.term', 'company-role': 'company-role' } as const;

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly kind: keyof typeof choices;
}

function Choice({ name, label, kind }: ChoiceProps) {
  const intl = useIntl();
  const options = choices[kind].map((value) => ({
    value,
    label: intl.formatMessage({ id: `${choiceTexts[kind]}.${value}` }),
  }));
  return <SelectField name={name} label={label} options={options} />;
}

/** Who is admin of the company from then on. */
function Successor({ field: { name, isOptional }, account }: ControlProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.account.field.newAdmin${id}` });
  return (
    <SelectField
      name={name}
      label={text('')}
      hint={text(isOptional ? '.hint-merge' : '.hint')}
      placeholder={text('.none')}
      options={successorsOf(account).map(({ number, name: person, email }) => ({
        value: number,
        label: `${person} · ${email}`,
      }))}
      required={!isOptional}
    />
  );
}
