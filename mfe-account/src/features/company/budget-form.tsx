import { failureOf } from '@gantry/api-client';
import { budgetSchema, type Colleague } from '@gantry/contracts/schemas/company';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentitySetColleagueBudgetMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { typedDollars } from './typed-dollars.ts';

/** What somebody may order in a month by themselves; empty where it is as much as they like. */
export function BudgetForm({ person: { number, monthlyBudget } }: { readonly person: Colleague }) {
  const intl = useIntl();
  const [setBudget] = useIdentitySetColleagueBudgetMutation();
  const [isSaved, setSaved] = useState(false);
  const initialValues = useMemo(() => ({ monthlyBudget: typedDollars(monthlyBudget) }), [monthlyBudget]);
  return (
    <Form
      id="person-budget"
      schema={budgetSchema}
      initialValues={initialValues}
      onSubmit={async (body) => {
        const { error } = await setBudget({ params: { number }, body });
        setSaved(!error);
        return error ? companyRefusal(failureOf(error)) : undefined;
      }}
    >
      <TextField
        name="monthlyBudget"
        label={intl.formatMessage({ id: 'account.people.budget' })}
        hint={intl.formatMessage({ id: 'account.people.budget.hint' })}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.people.budget.do" />
        </SubmitButton>
      </div>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.saved" />
        </Alert>
      ) : null}
    </Form>
  );
}
