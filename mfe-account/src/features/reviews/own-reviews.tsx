import type { ReviewStatus } from '@gantry/contracts/statuses/review-moves';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, ErrorState, HeadCell, RowHead, StatusBadge, Table, type Tone } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useCatalogListMyReviewsQuery } from '../../api/reviews.endpoints.ts';
import { toPage } from '../../parts/list-query.ts';
import { ListPages } from '../../parts/list-pages.tsx';
import { urls } from '../../urls.ts';
import { ownReviewsQuery } from './own-reviews-query.ts';

const columns = ['product', 'review', 'written', 'status'] as const;
const tones: Readonly<Record<ReviewStatus, Tone>> = {
  new: 'waiting',
  'pending-review': 'waiting',
  approved: 'good',
  declined: 'bad',
  deleted: 'neutral',
};

/** What the account has said about products, and where each review stands; nothing before the first one. */
export function OwnReviews({ className }: { readonly className?: string }) {
  const { day, count } = useFormats();
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
      <Table caption={<FormattedMessage id="account.reviews.title" />}>
        <thead>
          <tr>
            {columns.map((key) => (
              <HeadCell key={key}>
                <FormattedMessage id={`account.reviews.${key}`} />
              </HeadCell>
            ))}
            <HeadCell numeric>
              <FormattedMessage id="account.reviews.stars" />
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {list.items.map((review) => (
            <tr key={review.id}>
              <RowHead>
                <Link to={urls.productReviews(review.product.uri)}>{review.product.name}</Link>
              </RowHead>
              <Cell>{review.title}</Cell>
              <Cell tight>{day(review.writtenAt)}</Cell>
              <Cell>
                <StatusBadge tone={tones[review.status]}>
                  <FormattedMessage id={`account.reviews.status-${review.status}`} />
                </StatusBadge>
                {review.declineReason ? <div>{review.declineReason}</div> : null}
              </Cell>
              <Cell numeric>{count(review.rating)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <ListPages
        page={list.page}
        size={list.size}
        total={list.total}
        to={(page) => toPage(urls.overview, search, page)}
      />
    </div>
  );
}
