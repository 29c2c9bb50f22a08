import type { ReactNode } from 'react';
import styles from './paper-bar.module.css';

export interface PaperBarProps {
  /** where it is saved, and what else is told of the record */
  readonly children: ReactNode;
  /** what is done with it, at the other end */
  readonly action?: ReactNode;
}

/** What stands above a sheet of paper on the screen, and is never printed. */
export function PaperBar({ children, action }: PaperBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.facts}>{children}</div>
      {action}
    </div>
  );
}
