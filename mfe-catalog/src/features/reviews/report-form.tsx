import { failureOf } from '@gantry/api-client';
import { reportReasons } from '@gantry/contracts/schemas/review';
import { Button, Select } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogReportReviewMutation } from './reviews.endpoints.ts';
import styles from './reviews.module.css';

type Reason = (typeof reportReasons)[number];

/** Why a review should be looked at; says in its place what became of it. */
export default function ReportForm({ id, onCancel }: { readonly id: string; readonly onCancel: () => void }) {
  const intl = useIntl();
  const [reason, setReason] = useState<Reason>('not-about-product');
  const [report, { isLoading, isSuccess, error }] = useCatalogReportReviewMutation();
  if (isSuccess) {
    return (
      <span role="status">
        <FormattedMessage id="catalog.reviews.reported" />
      </span>
    );
  }
  const isTooMuch = failureOf(error)?.code === 'TOO_MANY_REQUESTS';
  return (
    <span className={styles.report}>
      <Select
        aria-label={intl.formatMessage({ id: 'catalog.reviews.report-reason' })}
        value={reason}
        onChange={(event) => setReason(event.target.value as Reason)}
      >
        {reportReasons.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: `catalog.reviews.reason-${one}` })}
          </option>
        ))}
      </Select>
      <Button size="small" busy={isLoading} onClick={() => void report({ params: { id }, body: { reason } })}>
        <FormattedMessage id="catalog.reviews.report-send" />
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        <FormattedMessage id="catalog.reviews.cancel" />
      </Button>
      {error ? (
        <span role="alert">
          <FormattedMessage id={`catalog.reviews.report-${isTooMuch ? 'too-many' : 'failed'}`} />
        </span>
      ) : null}
    </span>
  );
}
