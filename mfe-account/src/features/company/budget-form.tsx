import { budgetSchema, type Colleague } from '@gantry/contracts/schemas/company';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIdentitySetColleagueBudgetMutation } from '../../api/company.endpoints.ts';
import { PersonForm } from './person-form.tsx';
import { typedDollars } from './typed-dollars.ts';

/** What somebody may order in a month by themselves; empty where it is as much as they like. */
export function BudgetForm({ person: { number, monthlyBudget } }: { readonly person: Colleague }) {
  const intl = useIntl();
  const [setBudget] = useIdentitySetColleagueBudgetMutation();
  const initialValues = useMemo(() => ({ monthlyBudget: typedDollars(monthlyBudget) }), [monthlyBudget]);
  return (
    <PersonForm
      id="person-budget"
      schema={budgetSchema}
      initialValues={initialValues}
      action="account.people.budget.do"
      onSave={async (body) => (await setBudget({ params: { number }, body })).error}
    >
      <TextField
        name="monthlyBudget"
        label={intl.formatMessage({ id: 'account.people.budget' })}
        hint={intl.formatMessage({ id: 'account.people.budget.hint' })}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
    </PersonForm>
  );
}
