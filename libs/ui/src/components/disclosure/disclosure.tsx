import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  /** open at first; afterwards the browser keeps what the reader chose */
  open?: boolean;
  /** details of the same name close each other */
  name?: string;
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Something that folds away, by the browser's own details element: works without scripts and is found by page search. */
export function Disclosure({ summary, open, name, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, className)}
      open={open}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
