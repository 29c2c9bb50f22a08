import { adminReviewPath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage } from 'react-intl';
import { useCatalogAdminGetReviewQuery } from '../../api/reviews.endpoints.ts';
import { OpenRecord } from '../../parts/open-record.tsx';
import type { Neighbors } from '../../parts/use-neighbors.ts';
import { ReviewRecord } from './review-record.tsx';

interface OpenReviewProps {
  readonly id: string;
  readonly close: string;
  readonly neighbors: Neighbors;
}

/** The review that stands open beside the list. */
export function OpenReview({ id, close, neighbors }: OpenReviewProps) {
  const { data: review } = useCatalogAdminGetReviewQuery({ params: { id } });
  const title = <FormattedMessage id="admin.review.title" />;
  return (
    <OpenRecord
      title={title}
      to={adminReviewPath(id)}
      place={{ list: 'reviews', key: id }}
      close={close}
      neighbors={neighbors}
    >
      {review ? <ReviewRecord review={review} level={3} /> : null}
    </OpenRecord>
  );
}
