import { myAccountPath } from '@gantry/contracts/addresses/account';
import { productReviewsPath } from '@gantry/contracts/addresses/catalog';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { catalogListMyReviews } from '@gantry/contracts/endpoints/reviews';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { ErrorState, StatusBadge, type Tone } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useCatalogListMyReviewsQuery } from '../../api/reviews.endpoints.ts';
import { ownReviewsQuery } from './own-reviews-query.ts';

type Review = ResponseOf<typeof catalogListMyReviews>['items'][number];

const tones: Readonly<Record<ReviewStatus, Tone>> = {
  new: 'waiting',
  'pending-review': 'waiting',
  approved: 'good',
  declined: 'bad',
  deleted: 'neutral',
};

/** What the account has said about products, and where each review stands; nothing before the first one. */
export function OwnReviews({ className }: { readonly className?: string }) {
  const [search] = useSearchParams();
  const { data: list, isError } = useCatalogListMyReviewsQuery({ query: ownReviewsQuery(search) });
  if (isError) {
    return (
      <ErrorState title={<FormattedMessage id="account.reviews.failed" />}>
        <FormattedMessage id="account.reviews.failed-hint" />
      </ErrorState>
    );
  }
  if (!list || list.total === 0) return null;
  return (
    // The table names its own region; a second one of the same name would only be in the way.
    <div>
      <div className={className}>
        <h2>
          <FormattedMessage id="account.reviews.title" />
        </h2>
      </div>
      <ReviewsTable reviews={list.items} />
      <ListPages texts="account.pages" path={myAccountPath()} list={list} />
    </div>
  );
}

/** Each review with its product, its day and where it stands. */
function ReviewsTable({ reviews }: { readonly reviews: readonly Review[] }) {
  const { day, count } = useFormats();
  const columns: readonly Column<Review>[] = [
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: ({ product }) => <Link to={productReviewsPath(product.uri)}>{product.name}</Link>,
    },
    { key: 'review', roomy: true, cell: ({ title }) => title },
    { key: 'written', tight: true, cell: ({ writtenAt }) => day(writtenAt) },
    { key: 'status', cell: (review) => <Standing review={review} /> },
    { key: 'stars', numeric: true, cell: ({ rating }) => count(rating) },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.reviews.title" />}
      headId={(key) => `account.reviews.${key}`}
      columns={columns}
      rows={reviews}
      rowKey={({ id }) => id}
    />
  );
}

function Standing({ review: { status, declineReason } }: { readonly review: Review }) {
  return (
    <>
      <StatusBadge tone={tones[status]}>
        <FormattedMessage id={`account.reviews.status-${status}`} />
      </StatusBadge>
      {declineReason ? <div>{declineReason}</div> : null}
    </>
  );
}
