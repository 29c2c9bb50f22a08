import type { PublicReview } from '@gantry/contracts/schemas/review';
import { Button } from '@gantry/ui';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './reviews.module.css';

const ReportForm = lazy(() => import(/* webpackChunkName: "catalog-review-report" */ './report-form.tsx'));

/** Tells staff that something is wrong with a review. The form comes when it is asked for. */
export function ReportReview({ review }: { readonly review: PublicReview }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        size="small"
        className={styles.needsScripts}
        aria-label={intl.formatMessage({ id: 'catalog.reviews.report-of' }, { title: review.title })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="catalog.reviews.report" />
      </Button>
    );
  }
  return (
    <Suspense fallback={null}>
      <ReportForm id={review.id} onCancel={() => setOpen(false)} />
    </Suspense>
  );
}
