import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** stands beside the title, such as a count or a status */
  aside?: ReactNode;
  /** a sentence below the title */
  lead?: ReactNode;
  /** buttons at the end of the row */
  actions?: ReactNode;
  /** above the title, usually the breadcrumb */
  above?: ReactNode;
}

/** The page's only h1 with what belongs to it. */
export function PageHeader({ title, aside, lead, actions, above }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {above}
      <div className={styles.row}>
        <h1>{title}</h1>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  );
}
