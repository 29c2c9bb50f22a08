import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface StateProps {
  title: ReactNode;
  /** why it is so and what to do */
  children?: ReactNode;
  /** links and buttons that lead on */
  actions?: ReactNode;
  /** heading level, to fit the page's outline; 1 where it stands in place of the page */
  level?: 1 | 2 | 3;
}

function State({ title, children, actions, level = 2, role }: StateProps & { role?: 'alert' }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} role={role}>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

/** A list with nothing in it: says why, and what to do. */
export function EmptyState(props: StateProps) {
  return <State {...props} />;
}

/** A part of a page that could not be shown: says what happened, what was kept and what to do next. */
export function ErrorState(props: StateProps) {
  return <State {...props} role="alert" />;
}
