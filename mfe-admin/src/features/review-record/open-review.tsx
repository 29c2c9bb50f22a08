import { adminReviewPath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage } from 'react-intl';
import { useCatalogAdminGetReviewQuery } from '../../api/reviews.endpoints.ts';
import { OpenRecord } from '../../parts/open-record.tsx';
import { ReviewRecord } from './review-record.tsx';

/** The review that stands open beside the list. */
export function OpenReview({ id, close }: { readonly id: string; readonly close: string }) {
  const { data: review } = useCatalogAdminGetReviewQuery({ params: { id } });
  const title = <FormattedMessage id="admin.review.title" />;
  return (
    <OpenRecord title={title} to={adminReviewPath(id)} close={close}>
      {review ? <ReviewRecord review={review} level={3} /> : null}
    </OpenRecord>
  );
}
