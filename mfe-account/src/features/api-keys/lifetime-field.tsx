import { apiKeyLifetimes } from '@gantry/contracts/schemas/api-key';
import { SelectField } from '@gantry/forms/select-field';
import { useIntl } from 'react-intl';

/** After how many days a key ends. */
export function LifetimeField() {
  const intl = useIntl();
  return (
    <SelectField
      name="days"
      label={intl.formatMessage({ id: 'account.keys.days' })}
      options={apiKeyLifetimes.map((days) => ({
        value: String(days),
        label: intl.formatMessage({ id: 'account.keys.days.count' }, { days }),
      }))}
    />
  );
}
