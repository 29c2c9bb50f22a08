import type { PublicReview } from '@gantry/contracts/schemas/review';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { formTexts } from '../../messages/forms/form-texts.ts';
import { ownProductQuery } from '../../parts/own-product-query.ts';
import { PlainButton } from './plain-button.tsx';
import { reportLink, reviewAnchor, reviewLink, type ReviewChoice } from './review-address.ts';

const ReportForm = formTexts.lazy(
  () => import(/* webpackChunkName: "catalog-review-report" */ './report-form.tsx'),
);

interface ReportReviewProps {
  readonly review: PublicReview;
  /** the reviews among which it stands, to come back to */
  readonly choice: ReviewChoice;
}

/**
 * Tells staff that something is wrong with a review. The form comes when it is asked for: by the button, or, where no
 * script can open it, by the address.
 */
export function ReportReview({ review: { id, title }, choice }: ReportReviewProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get(ownProductQuery.reportReview) === id);
  if (search.get(ownProductQuery.reportedReview) === id) {
    return (
      <span role="status">
        <FormattedMessage id="catalog.reviews.reported" />
      </span>
    );
  }
  if (isOpen) {
    const [back] = reviewLink(choice, { page: choice.page }).split('#');
    return (
      <Suspense fallback={null}>
        <ReportForm id={id} back={`${back}#${reviewAnchor(id)}`} onCancel={() => setOpen(false)} />
      </Suspense>
    );
  }
  const label = intl.formatMessage({ id: 'catalog.reviews.report-of' }, { title });
  return (
    <PlainButton to={reportLink(choice, id)} aria-label={label} onClick={() => setOpen(true)}>
      <FormattedMessage id="catalog.reviews.report" />
    </PlainButton>
  );
}
