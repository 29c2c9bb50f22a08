import { failureOf } from '@gantry/api-client';
import { reportReasons, reviewReportSchema } from '@gantry/contracts/schemas/review';
import { Form } from '@gantry/forms/form';
import { wholeForm } from '@gantry/forms/posted';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { useCatalogReportReviewMutation } from '../../api/reviews.endpoints.ts';
import { PlainButton } from './plain-button.tsx';
import { reportIntent, reportProblem, type PostedReport, type ReportReason } from './posted-report.ts';
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
  const posted = usePosted(id);
  const [report, { isSuccess }] = useCatalogReportReviewMutation();
  if (isSuccess) {
    return (
      <span role="status">
        <FormattedMessage id="catalog.reviews.reported" />
      </span>
    );
  }
  return (
    <Form
      id={`report-${id}`}
      schema={reviewReportSchema}
      className={styles.report}
      initialValues={{ reason: reportReasons.find((one) => one === posted?.reason) ?? usualReason }}
      posted={posted && { problems: { [wholeForm]: textOf(posted.problem) }, labels: {} }}
      onSubmit={async (body) => {
        const { error } = await report({ params: { id }, body });
        const failure = failureOf(error);
        return error ? { failure, message: textOf(reportProblem(failure)) } : undefined;
      }}
    >
      <input type="hidden" name="intent" value={reportIntent} />
      <input type="hidden" name="review" value={id} />
      <ReasonField />
      <SubmitButton plain variant="secondary">
        <FormattedMessage id="catalog.reviews.report-send" />
      </SubmitButton>
      <PlainButton to={back} onClick={onCancel}>
        <FormattedMessage id="catalog.reviews.cancel" />
      </PlainButton>
    </Form>
  );
}

function ReasonField() {
  const intl = useIntl();
  return (
    <SelectField
      name="reason"
      label={intl.formatMessage({ id: 'catalog.reviews.report-reason' })}
      labelHidden
      options={reportReasons.map((value) => ({
        value,
        label: intl.formatMessage({ id: `catalog.reviews.reason-${value}` }),
      }))}
    />
  );
}

const textOf = (problem: PostedReport['problem']): string => `catalog.reviews.report-${problem}`;

/** What came back of this form when it was posted without scripts. */
function usePosted(id: string): PostedReport | undefined {
  const answered = useActionData<PostedReport>();
  return answered?.intent === reportIntent && answered.id === id ? answered : undefined;
}
