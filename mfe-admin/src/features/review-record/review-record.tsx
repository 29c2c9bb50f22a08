import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { AdminReview } from '@gantry/contracts/schemas/review';
import { useFormats } from '@gantry/i18n/formats';
import { Badge, DataList } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AccountLink } from '../../parts/account-link.tsx';
import { AuditLink } from '../../parts/audit-link.tsx';
import recordStyles from '../../parts/record.module.css';
import { ReviewStatusBadge } from '../../parts/review-status-badge.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewFindings } from './review-findings.tsx';
import styles from './review-record.module.css';
import { OtherReviews, ReviewStory } from './review-story.tsx';

export interface ReviewRecordProps {
  readonly review: AdminReview;
  /** heading level of its parts, below the heading that names the review */
  readonly level: 2 | 3;
}

/** A review in the back office: what was written about what, what the checks found, the decision, and its story. */
export function ReviewRecord({ review, level }: ReviewRecordProps) {
  const Heading = `h${level}` as const;
  const { time } = useFormats();
  return (
    <div className={recordStyles.record}>
      <p className={recordStyles.summary}>
        <ReviewStatusBadge status={review.status} />
        <FormattedMessage id="admin.review.summary" values={{ when: time(review.writtenAt) }} />
        {review.verified ? (
          <Badge>
            <FormattedMessage id="admin.review.verified" />
          </Badge>
        ) : null}
        <AuditLink of={['review', review.id]} />
      </p>
      <article className={styles.text} lang={review.language}>
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.review.rating" values={{ rating: review.rating }} />
        </p>
        <p className={styles.headline}>{review.title}</p>
        <p className={styles.body}>{review.body}</p>
      </article>
      <ReviewFindings review={review} />
      <ReviewDecision review={review} />
      <Facts review={review} />
      <section aria-labelledby="review-others">
        <Heading id="review-others" className={recordStyles.title}>
          <FormattedMessage id="admin.review.others" />
        </Heading>
        <OtherReviews reviews={review.others} />
      </section>
      <section aria-labelledby="review-story">
        <Heading id="review-story" className={recordStyles.title}>
          <FormattedMessage id="admin.order.timeline" />
        </Heading>
        <ReviewStory history={review.history} />
      </section>
    </div>
  );
}

function Facts({ review }: { review: AdminReview }) {
  const fact = (key: string, value: React.ReactNode) => ({
    key,
    term: <FormattedMessage id={`admin.review.${key}`} />,
    value: value ?? '–',
  });
  return (
    <DataList
      items={[
        fact('product', <Link to={productPath(review.uri)}>{review.productName}</Link>),
        fact('sku', review.sku),
        fact('author', review.author || null),
        fact('email', review.email),
        fact('account', review.accountNumber && <AccountLink number={review.accountNumber} />),
        fact('name', review.displayName),
        fact('order', review.orderNumber ? <OrderLink number={review.orderNumber} /> : null),
        fact('language', review.language),
        ...(review.declineReason ? [fact('decline-reason', review.declineReason)] : []),
      ]}
    />
  );
}

const OrderLink = ({ number }: { number: string }) => (
  <Link to={adminOrderPath(number)}>{number.toUpperCase()}</Link>
);
