import { TextField } from '@gantry/forms/text-field';
import { useIntl } from 'react-intl';

/** The password of today, which proves that it is the owner who sits here. */
export function CurrentPasswordField() {
  const intl = useIntl();
  return (
    <TextField
      name="current"
      type="password"
      autoComplete="current-password"
      label={intl.formatMessage({ id: 'account.security.current' })}
      required
    />
  );
}
