import { Alert, Button } from '@gantry/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecoveryCodes } from '../../parts/recovery-codes.tsx';

/** Recovery codes that were made just now, until their owner has kept them. @returns what shows them, and their setter */
export function useNewCodes(): [ReactNode, (codes: readonly string[] | null) => void] {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const shown = codes ? (
    <Alert tone="good" live="polite" title={<FormattedMessage id="account.codes.heading" />}>
      <RecoveryCodes codes={codes}>
        <Button onClick={() => setCodes(null)}>
          <FormattedMessage id="account.codes.kept" />
        </Button>
      </RecoveryCodes>
    </Alert>
  ) : null;
  return [shown, setCodes];
}
