import { useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './stars.module.css';

const star = 'M9 1.8l2.2 4.6 5 .7-3.6 3.5.9 5L9 13.2l-4.5 2.4.9-5L1.8 7.1l5-.7z';
const places = [0, 1, 2, 3, 4] as const;
const width = 18;

/** A rating as five stars, filled as far as it goes; read out as "4.3 of 5 stars". */
export function Stars({ rating }: { readonly rating: number }) {
  const intl = useIntl();
  const clip = useId();
  const text = intl.formatMessage({ id: 'catalog.stars' }, { rating });
  return (
    <svg className={styles.stars} viewBox="0 0 90 18" role="img" aria-label={text}>
      <clipPath id={clip}>
        <rect width={rating * width} height={width} />
      </clipPath>
      {places.map((place) => (
        <path key={place} className={styles.empty} d={star} transform={`translate(${place * width})`} />
      ))}
      <g clipPath={`url(#${clip})`}>
        {places.map((place) => (
          <path key={place} className={styles.full} d={star} transform={`translate(${place * width})`} />
        ))}
      </g>
    </svg>
  );
}
