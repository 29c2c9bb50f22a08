import { Link } from 'react-router';
import styles from './bar-chart.module.css';

/** One bar: what it says in words, how high it is, and the rows behind it. */
export interface Bar {
  readonly key: string;
  readonly value: number;
  /** such as `Nov 21: 12 orders, $3,400.00` */
  readonly label: string;
  readonly to: string;
}

export interface BarChartProps {
  readonly caption: string;
  readonly bars: readonly Bar[];
  /** the highest value, as it is written beside the top line */
  readonly top: string;
  readonly first: string;
  readonly last: string;
}

const [width, height, gap] = [1000, 160, 0.2];

/**
 * Bars over time. Each is a link that is read out with its period and value and leads to the rows behind it; hovering
 * shows the same words.
 */
export function BarChart({ caption, bars, top, first, last }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <span className={styles.top}>{top}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.bars}>
        <line x1="0" y1="0.5" x2={width} y2="0.5" className={styles.grid} />
        <line x1="0" y1={height / 2} x2={width} y2={height / 2} className={styles.grid} />
        {bars.map(({ key, value, label, to }, index) => {
          const high = Math.round((value / highest) * (height - 4));
          return (
            <Link key={key} to={to} aria-label={label} className={styles.bar}>
              <title>{label}</title>
              <rect x={index * step} y="0" width={step} height={height} className={styles.barGround} />
              <rect
                x={index * step + (step * gap) / 2}
                y={height - Math.max(high, value > 0 ? 2 : 0)}
                width={step * (1 - gap)}
                height={Math.max(high, value > 0 ? 2 : 0)}
                className={styles.barShare}
              />
            </Link>
          );
        })}
        <line x1="0" y1={height - 0.5} x2={width} y2={height - 0.5} className={styles.axis} />
      </svg>
      <p className={styles.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}
