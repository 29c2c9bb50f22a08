import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useLazyIdentityVerifyAuditQuery } from '../../api/audit.endpoints.ts';

export interface ChainCheckProps {
  readonly isIntact: boolean;
}

/** Whether every entry still fits the one before it, as of when the page was read; all are verified anew on demand. */
export function ChainCheck({ isIntact: wasIntact }: ChainCheckProps) {
  const { time } = useFormats();
  const [verify, { data, isFetching, isError, fulfilledTimeStamp }] = useLazyIdentityVerifyAuditQuery();
  const isIntact = data?.chainIntact ?? wasIntact;
  return (
    <Alert
      tone={isIntact ? 'good' : 'bad'}
      live="polite"
      title={<FormattedMessage id={isIntact ? 'admin.chain.intact' : 'admin.chain.broken'} />}
    >
      <p>
        <FormattedMessage id={isIntact ? 'admin.chain.intact-hint' : 'admin.chain.broken-hint'} />{' '}
        {fulfilledTimeStamp && !isError ? (
          <FormattedMessage
            id="admin.chain.verified"
            values={{ when: time(new Date(fulfilledTimeStamp).toISOString()) }}
          />
        ) : null}
        {isError ? <FormattedMessage id="admin.chain.unverified" /> : null}
      </p>
      <Button size="small" busy={isFetching} onClick={() => void verify()}>
        <FormattedMessage id="admin.chain.verify" />
      </Button>
    </Alert>
  );
}
