import styles from './bar-chart.module.css';

export interface ShareBarProps {
  readonly value: number;
  /** of the longest bar beside it */
  readonly most: number;
}

/** How much of the most something is, beside its figure in a table, which says it to readers who do not see the bar. */
export const ShareBar = ({ value, most }: ShareBarProps) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.share} aria-hidden="true">
    <rect x="0" y="0" width={most > 0 ? (value / most) * 100 : 0} height="8" className={styles.barShare} />
  </svg>
);
