import { useUser } from '@gantry/api-client';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSalesGetCheckoutDefaultsQuery } from '../../api/purchase.endpoints.ts';
import { CostCenterSelect } from '../../parts/cost-center-select.tsx';

/** What the buyer's company books the order on; nothing for buyers whose company books on nothing, and for all others. */
export function CostCenterField() {
  const user = useUser();
  const { data } = useSalesGetCheckoutDefaultsQuery(undefined, { skip: !user });
  const { costCenters = [], isCostCenterRequired = false } = data ?? {};
  if (costCenters.length > 0)
    return <CostCenterSelect costCenters={costCenters} isRequired={isCostCenterRequired} />;
  if (!isCostCenterRequired) return null;
  return (
    <Alert tone="note">
      <FormattedMessage id="checkout.cost-center.none-open" />
    </Alert>
  );
}
