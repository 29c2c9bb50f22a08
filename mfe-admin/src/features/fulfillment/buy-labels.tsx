import { CheckboxField } from '@gantry/forms/checkbox-field';
import { useIntl } from 'react-intl';

/** Whether packages without a tracking number get a label that is bought. */
export function BuyLabels() {
  const intl = useIntl();
  return (
    <CheckboxField
      name="buyLabels"
      label={intl.formatMessage({ id: 'admin.fulfillment.buy-labels' })}
      hint={intl.formatMessage({ id: 'admin.fulfillment.buy-labels-hint' })}
    />
  );
}
