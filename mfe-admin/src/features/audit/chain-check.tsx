import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Whether every entry still fits the one before it. */
export function ChainCheck({ isIntact }: { readonly isIntact: boolean }) {
  return (
    <Alert
      tone={isIntact ? 'good' : 'bad'}
      title={<FormattedMessage id={isIntact ? 'admin.chain.intact' : 'admin.chain.broken'} />}
    >
      <FormattedMessage id={isIntact ? 'admin.chain.intact-hint' : 'admin.chain.broken-hint'} />
    </Alert>
  );
}
