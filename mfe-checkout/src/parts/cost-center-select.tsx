import type { OpenCostCenter } from '@gantry/contracts/schemas/cost-center';
import { SelectField } from '@gantry/forms/select-field';
import { useIntl } from 'react-intl';

interface CostCenterSelectProps {
  /** those the buyer orders for, by code */
  readonly costCenters: readonly OpenCostCenter[];
  readonly isRequired: boolean;
  /** told after another one is chosen; empty for none */
  readonly onChosen?: (id: string) => void;
}

/** What the buyer's company books an order on. */
export function CostCenterSelect({ costCenters, isRequired, onChosen }: CostCenterSelectProps) {
  const intl = useIntl();
  return (
    <SelectField
      name="costCenterId"
      label={intl.formatMessage({ id: 'checkout.cost-center' })}
      placeholder={intl.formatMessage({ id: `checkout.cost-center.${isRequired ? 'choose' : 'no-one'}` })}
      options={costCenters.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
      required={isRequired}
      optional={!isRequired}
      {...(onChosen ? { onChosen } : {})}
    />
  );
}
