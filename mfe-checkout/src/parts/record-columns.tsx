import type { ReactNode } from 'react';
import styles from './record-columns.module.css';

export interface RecordColumnsProps {
  readonly children: ReactNode;
  /** the heading of the facts */
  readonly factsTitle: ReactNode;
  readonly facts: ReactNode;
  /** what can be done about it; on telephones below the facts */
  readonly after?: ReactNode;
}

/** An order or offer: what it says at length, and beside it, on telephones below, its facts and sums. */
export function RecordColumns({ children, factsTitle, facts, after }: RecordColumnsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-labelledby="record-facts">
        <h2 id="record-facts">{factsTitle}</h2>
        {facts}
      </aside>
      {after ? <div className={styles.main}>{after}</div> : null}
    </div>
  );
}
