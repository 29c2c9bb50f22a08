import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

export interface ChainCheckProps {
  readonly isIntact: boolean;
  /** has every entry verified anew */
  readonly onVerify: () => PromiseLike<unknown>;
}

/** Whether every entry still fits the one before it, as of when the page was read; verified anew on demand. */
export function ChainCheck({ isIntact, onVerify }: ChainCheckProps) {
  const { time } = useFormats();
  const [isBusy, setIsBusy] = useState(false);
  const [verifiedAt, setVerifiedAt] = useState<string | null>(null);
  const verify = async () => {
    setIsBusy(true);
    await onVerify();
    setVerifiedAt(new Date().toISOString());
    setIsBusy(false);
  };
  return (
    <Alert
      tone={isIntact ? 'good' : 'bad'}
      live="polite"
      title={<FormattedMessage id={isIntact ? 'admin.chain.intact' : 'admin.chain.broken'} />}
    >
      <p>
        <FormattedMessage id={isIntact ? 'admin.chain.intact-hint' : 'admin.chain.broken-hint'} />{' '}
        {verifiedAt ? (
          <FormattedMessage id="admin.chain.verified" values={{ when: time(verifiedAt) }} />
        ) : null}
      </p>
      <Button size="small" busy={isBusy} onClick={() => void verify()}>
        <FormattedMessage id="admin.chain.verify" />
      </Button>
    </Alert>
  );
}
