import { failureOf } from '@gantry/api-client';
import { reportReasons } from '@gantry/contracts/schemas/review';
import { Button, Select } from '@gantry/ui';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { PlainButton } from './plain-button.tsx';
import {
  reportIntent,
  reportProblem,
  type PostedReport,
  type ReportProblem,
  type ReportReason,
} from './posted-report.ts';
import { useCatalogReportReviewMutation } from '../../api/reviews.endpoints.ts';
import styles from './reviews.module.css';

/** What is chosen until another reason is. */
const usualReason: ReportReason = 'not-about-product';

interface ReportFormProps {
  readonly id: string;
  /** the same reviews without this form */
  readonly back: string;
  readonly onCancel: () => void;
}

/** Why a review should be looked at; says in its place what became of it. Without scripts the page takes it as a post. */
export default function ReportForm({ id, back, onCancel }: ReportFormProps) {
  const intl = useIntl();
  const answered = useActionData<PostedReport>();
  const posted = answered?.intent === reportIntent && answered.id === id ? answered : undefined;
  const [reason, setReason] = useState<ReportReason>(
    reportReasons.find((one) => one === posted?.reason) ?? usualReason,
  );
  const [problem, setProblem] = useState<ReportProblem | null>(posted?.problem ?? null);
  const [report, { isLoading, isSuccess }] = useCatalogReportReviewMutation();
  if (isSuccess) {
    return (
      <span role="status">
        <FormattedMessage id="catalog.reviews.reported" />
      </span>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await report({ params: { id }, body: { reason } });
    setProblem(error ? reportProblem(failureOf(error)) : null);
  };
  return (
    <form method="post" onSubmit={submit} className={styles.report}>
      <input type="hidden" name="intent" value={reportIntent} />
      <input type="hidden" name="review" value={id} />
      <Select
        name="reason"
        aria-label={intl.formatMessage({ id: 'catalog.reviews.report-reason' })}
        value={reason}
        onChange={(event) => setReason(event.target.value as ReportReason)}
      >
        {reportReasons.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: `catalog.reviews.reason-${one}` })}
          </option>
        ))}
      </Select>
      <Button type="submit" size="small" busy={isLoading}>
        <FormattedMessage id="catalog.reviews.report-send" />
      </Button>
      <PlainButton to={back} onClick={onCancel}>
        <FormattedMessage id="catalog.reviews.cancel" />
      </PlainButton>
      {problem ? (
        <span role="alert">
          <FormattedMessage id={`catalog.reviews.report-${problem}`} />
        </span>
      ) : null}
    </form>
  );
}
