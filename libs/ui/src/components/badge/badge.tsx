import type { Availability } from '@gantry/domain/statuses/availability';
import type { ReactNode } from 'react';
import { availabilityTone, type Tone } from './availability-tone.ts';
import styles from './badge.module.css';
import { Mark } from './mark.tsx';

/** A small label without meaning of its own, such as "Sale" or "New". */
export function Badge({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return <span className={strong ? `${styles.badge} ${styles.strong}` : styles.badge}>{children}</span>;
}

/** A status in words with a shape and a colour; the words are the page's. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      <Mark tone={tone} />
      {children}
    </span>
  );
}

/** A product's availability: the label decides shape and colour, the page gives the words. */
export function AvailabilityBadge(props: { availability: Availability; children: ReactNode }) {
  const tone = availabilityTone(props.availability);
  return (
    <span className={styles.availability} data-tone={tone} data-availability={props.availability}>
      <Mark tone={tone} />
      <span>{props.children}</span>
    </span>
  );
}
