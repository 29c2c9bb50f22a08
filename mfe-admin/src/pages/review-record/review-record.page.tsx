import { Breadcrumb, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useCatalogAdminGetReviewQuery } from '../../api/reviews.endpoints.ts';
import { ReviewRecord } from '../../features/review-record/review-record.tsx';
import { NoReviews } from '../../parts/no-reviews.tsx';
import { urls } from '../../urls.ts';
import styles from './review-record.module.css';

export { loader } from './review-record.loader.ts';

/** One review with everything a decision about it needs. */
export default function ReviewRecordPage() {
  const intl = useIntl();
  const { data: review, error } = useCatalogAdminGetReviewQuery({ params: { id: useParams().id ?? '' } });
  if (error) return <NoReviews error={error} />;
  if (!review) return null;
  const name = review.title || intl.formatMessage({ id: 'admin.review.erased' });
  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'admin.breadcrumb' })}
            items={[{ name: intl.formatMessage({ id: 'admin.reviews.title' }), to: urls.reviews }, { name }]}
          />
        }
        title={<FormattedMessage id="admin.review.heading" values={{ title: name }} />}
      />
      <ReviewRecord review={review} level={2} />
    </div>
  );
}
