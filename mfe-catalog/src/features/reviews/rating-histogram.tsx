import type { RatingSummary } from '@gantry/contracts/schemas/review';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Stars } from '../../parts/stars.tsx';
import { reviewLink, type ReviewChoice } from './review-address.ts';
import styles from './reviews.module.css';

const rows = ['5', '4', '3', '2', '1'] as const;

/** The average and five bars; each bar is a link that shows only its reviews, and again all of them. */
export function RatingHistogram({ summary, choice }: { summary: RatingSummary; choice: ReviewChoice }) {
  const intl = useIntl();
  if (summary.average === null) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{intl.formatNumber(summary.average, { minimumFractionDigits: 1 })}</strong>
        <Stars rating={summary.average} />
        <FormattedMessage id="catalog.reviews.count" values={{ count: summary.count }} />
      </p>
      <ul className={styles.bars} aria-label={intl.formatMessage({ id: 'catalog.reviews.by-stars' })}>
        {rows.map((stars) => {
          const count = summary.stars[Number(stars) - 1] ?? 0;
          const isChosen = choice.stars === stars;
          return (
            <li key={stars}>
              <Link
                to={reviewLink(choice, { stars: isChosen ? null : stars })}
                preventScrollReset
                rel="nofollow"
                className={styles.bar}
                aria-current={isChosen ? 'true' : undefined}
              >
                <FormattedMessage id="catalog.reviews.stars" values={{ stars: Number(stars) }} />
                <Bar share={count / summary.count} />
                <span className={styles.barCount}>{intl.formatNumber(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.barDrawing} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.barBackground} width="100" height="8" />
      <rect className={styles.barShare} width={Math.round(share * 100)} height="8" />
    </svg>
  );
}
