import type { ReactNode } from 'react';
import styles from './record-columns.module.css';

export interface RecordColumnsProps {
  readonly children: ReactNode;
  /** the heading of the facts */
  readonly factsTitle: ReactNode;
  readonly facts: ReactNode;
}

/** An order or offer: what it says at length, and beside it, on telephones below, its facts and sums. */
export function RecordColumns({ children, factsTitle, facts }: RecordColumnsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-labelledby="record-facts">
        <h2 id="record-facts">{factsTitle}</h2>
        {facts}
      </aside>
    </div>
  );
}
