import { reviewSorts } from '@gantry/contracts/list-orders';
import type { ProductReviews, PublicReview } from '@gantry/contracts/schemas/review';
import { useFormats } from '@gantry/i18n/formats';
import { Badge, EmptyState } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Stars } from '../../parts/stars.tsx';
import { ReportReview } from './report-review.tsx';
import { reviewAnchor, reviewLink, type ReviewChoice } from './review-address.ts';
import styles from './reviews.module.css';

/** The reviews of the chosen stars in the chosen order, page by page. */
export function ReviewList({ reviews, choice }: { reviews: ProductReviews; choice: ReviewChoice }) {
  if (reviews.summary.count === 0) {
    return (
      <EmptyState level={3} title={<FormattedMessage id="catalog.reviews.none" />}>
        <FormattedMessage id="catalog.reviews.none-hint" />
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <div className={styles.listHead}>
        {choice.stars ? <ChosenStars choice={choice} total={reviews.total} /> : null}
        <SortLinks choice={choice} />
      </div>
      {reviews.items.map((review) => (
        <ReviewItem key={review.id} review={review} choice={choice} />
      ))}
      <Pages reviews={reviews} choice={choice} />
    </div>
  );
}

function ChosenStars({ choice, total }: { choice: ReviewChoice; total: number }) {
  return (
    <p>
      <FormattedMessage id="catalog.reviews.chosen" values={{ stars: Number(choice.stars), count: total }} />{' '}
      <Link to={reviewLink(choice, { stars: null })} preventScrollReset>
        <FormattedMessage id="catalog.reviews.all" />
      </Link>
    </p>
  );
}

function SortLinks({ choice }: { choice: ReviewChoice }) {
  const intl = useIntl();
  return (
    <nav className={styles.sorts} aria-label={intl.formatMessage({ id: 'catalog.reviews.sort' })}>
      {reviewSorts.map((sort) => (
        <Link
          key={sort}
          to={reviewLink(choice, { sort })}
          preventScrollReset
          rel="nofollow"
          aria-current={sort === choice.sort ? 'true' : undefined}
        >
          <FormattedMessage id={`catalog.reviews.sort-${sort}`} />
        </Link>
      ))}
    </nav>
  );
}

function ReviewItem({ review, choice }: { review: PublicReview; choice: ReviewChoice }) {
  const intl = useIntl();
  const { day } = useFormats();
  const isForeign = review.language.slice(0, 2) !== intl.locale.slice(0, 2);
  return (
    <article className={styles.review} aria-labelledby={reviewAnchor(review.id)}>
      <Stars rating={review.rating} />
      <div lang={isForeign ? review.language : undefined}>
        <h3 id={reviewAnchor(review.id)}>{review.title}</h3>
        <p className={styles.body}>{review.body}</p>
      </div>
      <div className={styles.by}>
        <span>{review.displayName ?? <FormattedMessage id="catalog.reviews.customer" />}</span>
        {review.verified ? (
          <Badge>
            <FormattedMessage id="catalog.reviews.verified" />
          </Badge>
        ) : null}
        <time dateTime={review.writtenAt}>{day(review.writtenAt)}</time>
        <ReportReview review={review} choice={choice} />
      </div>
    </article>
  );
}

function Pages({ reviews, choice }: { reviews: ProductReviews; choice: ReviewChoice }) {
  const intl = useIntl();
  const last = Math.ceil(reviews.total / reviews.size);
  const { page } = reviews;
  if (last <= 1) return null;
  return (
    <nav className={styles.sorts} aria-label={intl.formatMessage({ id: 'catalog.reviews.pages' })}>
      {page > 1 ? (
        <Link to={reviewLink(choice, { page: page - 1 })} preventScrollReset rel="prev nofollow">
          <FormattedMessage id="catalog.reviews.previous" />
        </Link>
      ) : null}
      <span>
        <FormattedMessage id="catalog.reviews.page" values={{ page, last }} />
      </span>
      {page < last ? (
        <Link to={reviewLink(choice, { page: page + 1 })} preventScrollReset rel="next nofollow">
          <FormattedMessage id="catalog.reviews.next" />
        </Link>
      ) : null}
    </nav>
  );
}
