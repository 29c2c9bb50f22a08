import type { AdminReview } from '@gantry/contracts/schemas/review';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ReviewStatusBadge } from '../../parts/review-status-badge.tsx';
import { urls } from '../../urls.ts';
import styles from './review-record.module.css';

/** Everything that happened to a review with who did it and why, newest first. */
export function ReviewStory({ history }: Pick<AdminReview, 'history'>) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <Timeline label={intl.formatMessage({ id: 'admin.order.timeline' })}>
      {history.toReversed().map((entry, index) => (
        <TimelineEntry
          key={`${entry.at} ${entry.to}`}
          title={
            <FormattedMessage
              id={`admin.review.story${entry.from === null ? '-start' : ''}`}
              values={{ from: entry.from, to: entry.to }}
            />
          }
          dateTime={entry.at}
          when={time(entry.at)}
          by={entry.actor ?? <FormattedMessage id="admin.history.system" />}
          current={index === 0}
        >
          {entry.reason}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}

/** What else this author has written. */
export function OtherReviews({ reviews }: { readonly reviews: AdminReview['others'] }) {
  const { day } = useFormats();
  if (reviews.length === 0) {
    return (
      <p className={styles.hint}>
        <FormattedMessage id="admin.review.no-others" />
      </p>
    );
  }
  return (
    <ul className={styles.others}>
      {reviews.map(({ id, title, productName, status, rating, writtenAt }) => (
        <li key={id}>
          <ReviewStatusBadge status={status} />{' '}
          <Link to={urls.review(id)}>{title || <FormattedMessage id="admin.review.erased" />}</Link>{' '}
          <FormattedMessage id="admin.review.rating" values={{ rating }} /> · {productName} · {day(writtenAt)}
        </li>
      ))}
    </ul>
  );
}
