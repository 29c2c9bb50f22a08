import type { Colleague } from '@gantry/contracts/schemas/company';
import { personCostCentersSchema, type CostCenter } from '@gantry/contracts/schemas/cost-center';
import { CheckboxesField } from '@gantry/forms/checkboxes-field';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIdentitySetColleagueCostCentersMutation } from '../../api/cost-centers.endpoints.ts';
import { PersonForm } from './person-form.tsx';

interface PersonCostCentersFormProps {
  readonly person: Colleague;
  readonly costCenters: readonly CostCenter[];
}

/** Which cost centers somebody orders for; nothing where the company has none. */
export function PersonCostCentersForm({ person, costCenters }: PersonCostCentersFormProps) {
  const { number, costCenterIds } = person;
  const intl = useIntl();
  const [assign] = useIdentitySetColleagueCostCentersMutation();
  const initialValues = useMemo(() => ({ costCenterIds: [...costCenterIds] }), [costCenterIds]);
  // what they have stays to see, though it is closed
  const shown = costCenters.filter(({ id, isActive }) => isActive || costCenterIds.includes(id));
  if (shown.length === 0) return null;
  const closed = intl.formatMessage({ id: 'account.locations.closed' });
  return (
    <PersonForm
      id="person-cost-centers"
      schema={personCostCentersSchema}
      initialValues={initialValues}
      action="account.cost-centers.one.do"
      onSave={async (body) => (await assign({ params: { number }, body })).error}
    >
      <CheckboxesField
        name="costCenterIds"
        label={intl.formatMessage({ id: 'account.cost-centers.one' })}
        hint={intl.formatMessage({ id: 'account.cost-centers.one.hint' })}
        options={shown.map(({ id, code, name, isActive }) => ({
          value: id,
          label: `${code} ${name}${isActive ? '' : ` (${closed})`}`,
        }))}
      />
    </PersonForm>
  );
}
