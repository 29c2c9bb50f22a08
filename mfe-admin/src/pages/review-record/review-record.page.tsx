import { adminReviewsPath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useCatalogAdminGetReviewQuery } from '../../api/reviews.endpoints.ts';
import { ReviewRecord } from '../../features/review-record/review-record.tsx';
import { NoReviews } from '../../parts/no-reviews.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './review-record.loader.ts';

/** One review with everything a decision about it needs. */
export default function ReviewRecordPage() {
  const intl = useIntl();
  const { data: review, error } = useCatalogAdminGetReviewQuery({ params: { id: useParams().id ?? '' } });
  if (error) return <NoReviews error={error} />;
  if (!review) return null;
  const name = review.title || intl.formatMessage({ id: 'admin.review.erased' });
  return (
    <RecordPage
      name={name}
      title={<FormattedMessage id="admin.review.heading" values={{ title: name }} />}
      list={{ title: 'admin.reviews.title', to: adminReviewsPath() }}
      place={{ list: 'reviews', key: review.id }}
    >
      <ReviewRecord review={review} level={2} />
    </RecordPage>
  );
}
