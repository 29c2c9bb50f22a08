import type { ReactNode } from 'react';
import styles from './timeline.module.css';

/** The story of a record; entries in the order given, usually newest first. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineEntryProps {
  title: ReactNode;
  /** the moment as a machine reads it (ISO) and as people do */
  dateTime: string;
  when: ReactNode;
  /** who did it */
  by?: ReactNode;
  /** the latest state stands out */
  current?: boolean;
  children?: ReactNode;
}

/** One thing that happened. */
export function TimelineEntry({ title, dateTime, when, by, current = false, children }: TimelineEntryProps) {
  return (
    <li className={styles.entry} data-current={current || undefined}>
      <p className={styles.title}>{title}</p>
      <p className={styles.meta}>
        <time dateTime={dateTime}>{when}</time>
        {by ? <span> · {by}</span> : null}
      </p>
      {children}
    </li>
  );
}
