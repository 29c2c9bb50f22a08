import { Button, classNames, ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { OwnReview } from './own-review.tsx';
import { RatingHistogram } from './rating-histogram.tsx';
import { reviewChoice, reviewQuery, reviewsAnchor } from './review-address.ts';
import { ReviewList } from './review-list.tsx';
import { useCatalogListReviewsQuery } from '../../api/reviews.endpoints.ts';
import styles from './reviews.module.css';

/**
 * What customers think of a product: average, histogram and the approved reviews, the same for everybody and made on
 * the server; beside them, after loading, the reader's own. Which reviews are shown stands in the address.
 */
export function Reviews({ uri }: { readonly uri: string }) {
  const [search] = useSearchParams();
  const choice = reviewChoice(search);
  const { data, isError, refetch } = useCatalogListReviewsQuery({
    params: { uri },
    query: reviewQuery(choice),
  });
  return (
    <section
      className={classNames(styles.reviews, data?.summary.count === 0 && styles.unreviewed)}
      id={reviewsAnchor}
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title">
        <FormattedMessage id="catalog.reviews.title" />
      </h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          {data ? <RatingHistogram summary={data.summary} choice={choice} /> : null}
          <OwnReview uri={uri} />
        </div>
        {data ? <ReviewList reviews={data} choice={choice} /> : null}
        {!data && !isError ? (
          <p role="status">
            <FormattedMessage id="catalog.reviews.loading" />
          </p>
        ) : null}
        {!data && isError ? <ReviewsFailed onRetry={() => void refetch()} /> : null}
      </div>
    </section>
  );
}

function ReviewsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={3}
      title={<FormattedMessage id="catalog.reviews.failed" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="catalog.reviews.again" />
        </Button>
      }
    >
      <FormattedMessage id="catalog.reviews.failed-hint" />
    </ErrorState>
  );
}
