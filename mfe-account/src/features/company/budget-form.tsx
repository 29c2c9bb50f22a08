import type { Colleague } from '@gantry/contracts/schemas/company';
import { budgetEntrySchema } from '@gantry/contracts/schemas/cost-center';
import { useMemo } from 'react';
import { useIdentitySetColleagueBudgetMutation } from '../../api/company.endpoints.ts';
import { BudgetFields } from './budget-fields.tsx';
import { PersonForm } from './person-form.tsx';
import { typedBudget } from './typed-dollars.ts';

/** What somebody may order in a month, quarter, or year by themselves; empty where it is as much as they like. */
export function BudgetForm({ person: { number, budget } }: { readonly person: Colleague }) {
  const [setBudget] = useIdentitySetColleagueBudgetMutation();
  const initialValues = useMemo(() => typedBudget(budget), [budget]);
  return (
    <PersonForm
      id="person-budget"
      schema={budgetEntrySchema}
      initialValues={initialValues}
      action="account.people.budget.do"
      onSave={async (body) => (await setBudget({ params: { number }, body })).error}
    >
      <BudgetFields texts="account.people.budget" />
    </PersonForm>
  );
}
