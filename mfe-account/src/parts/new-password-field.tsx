import { TextField } from '@gantry/forms/text-field';
import { useIntl } from 'react-intl';

/** A password that is chosen, with what makes a good one. */
export function NewPasswordField({ label }: { readonly label: string }) {
  const hint = useIntl().formatMessage({ id: 'account.password-hint' });
  return (
    <TextField
      name="password"
      type="password"
      autoComplete="new-password"
      label={label}
      hint={hint}
      required
    />
  );
}
