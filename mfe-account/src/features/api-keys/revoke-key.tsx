import { Alert, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface RevokeKeyProps {
  readonly id: string;
  readonly name: string;
  /** @returns what was wrong, or nothing */
  readonly onRevoke: () => Promise<unknown>;
}

/** Ends a key once that was asked and answered: programs that use it stop. */
export function RevokeKey({ id, name, onRevoke }: RevokeKeyProps) {
  const intl = useIntl();
  const [stage, setStage] = useState<'idle' | 'asked' | 'busy' | 'failed'>('idle');
  const run = async () => {
    setStage('busy');
    if (await onRevoke()) setStage('failed');
  };
  return (
    <div id={`revoke-${id}`}>
      {stage === 'idle' ? (
        <Button
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'account.keys.revoke-one' }, { name })}
          onClick={() => setStage('asked')}
        >
          <FormattedMessage id="account.keys.revoke" />
        </Button>
      ) : (
        <Alert tone="warn" live="assertive">
          <p>
            <FormattedMessage id="account.keys.revoke.sure" values={{ name }} />
          </p>
          <Button busy={stage === 'busy'} onClick={() => void run()}>
            <FormattedMessage id="account.keys.revoke.do" />
          </Button>{' '}
          <Button variant="quiet" onClick={() => setStage('idle')}>
            <FormattedMessage id="account.keys.revoke.not" />
          </Button>
          {stage === 'failed' ? (
            <p>
              <FormattedMessage id="forms.failure.maintenance" />
            </p>
          ) : null}
        </Alert>
      )}
    </div>
  );
}
