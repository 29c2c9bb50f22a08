import { costCenterRuleSchema } from '@gantry/contracts/schemas/cost-center';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIdentitySetCostCenterRuleMutation } from '../../api/cost-centers.endpoints.ts';
import { PersonForm } from './person-form.tsx';

/** Whether every order in the name of the company names a cost center. */
export function CostCenterRule({ isRequired }: { readonly isRequired: boolean }) {
  const intl = useIntl();
  const [setRule] = useIdentitySetCostCenterRuleMutation();
  const initialValues = useMemo(() => ({ isRequired }), [isRequired]);
  return (
    <PersonForm
      id="cost-center-rule"
      schema={costCenterRuleSchema}
      initialValues={initialValues}
      action="account.cost-centers.required.do"
      onSave={async (body) => (await setRule({ body })).error}
    >
      <CheckboxField
        name="isRequired"
        label={intl.formatMessage({ id: 'account.cost-centers.required' })}
        hint={intl.formatMessage({ id: 'account.cost-centers.required.hint' })}
      />
    </PersonForm>
  );
}
