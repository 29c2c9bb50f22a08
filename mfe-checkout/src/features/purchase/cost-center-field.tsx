import { useUser } from '@gantry/api-client';
import { SelectField } from '@gantry/forms/select-field';
import { Alert } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesGetCheckoutDefaultsQuery } from '../../api/purchase.endpoints.ts';

/** What the buyer's company books the order on; nothing for buyers whose company books on nothing, and for all others. */
export function CostCenterField() {
  const intl = useIntl();
  const user = useUser();
  const { data } = useSalesGetCheckoutDefaultsQuery(undefined, { skip: !user });
  const { costCenters = [], isCostCenterRequired = false } = data ?? {};
  if (costCenters.length === 0)
    return isCostCenterRequired ? (
      <Alert tone="note">
        <FormattedMessage id="checkout.cost-center.none-open" />
      </Alert>
    ) : null;
  return (
    <SelectField
      name="costCenterId"
      label={intl.formatMessage({ id: 'checkout.cost-center' })}
      placeholder={intl.formatMessage({
        id: `checkout.cost-center.${isCostCenterRequired ? 'choose' : 'no-one'}`,
      })}
      options={costCenters.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
      required={isCostCenterRequired}
      optional={!isCostCenterRequired}
    />
  );
}
