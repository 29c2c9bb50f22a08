import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './field.module.css';

export interface FieldRowProps {
  /** says how wide the columns are, where the fields stand side by side */
  readonly className?: string | undefined;
  /** fields, and nothing else */
  readonly children: ReactNode;
}

/** Fields side by side whose controls stand in one line, whichever of them have a hint or an error. */
export function FieldRow({ className, children }: FieldRowProps) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}
