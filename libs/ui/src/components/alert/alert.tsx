import type { ReactNode, Ref } from 'react';
import { Mark } from '../badge/mark.tsx';
import styles from './alert.module.css';

export interface AlertProps {
  tone: 'note' | 'good' | 'warn' | 'bad';
  title?: ReactNode;
  /** read out when it appears: `polite` for results, `assertive` for failures; left out for what is there from the start */
  live?: 'polite' | 'assertive';
  children?: ReactNode;
  /** so that a form can move the focus here */
  ref?: Ref<HTMLDivElement>;
  id?: string;
}

const roles = { polite: 'status', assertive: 'alert' } as const;

/** What happened, what was kept and what to do next, where it happened. */
export function Alert({ tone, title, live, children, ref, id }: AlertProps) {
  return (
    <div
      className={styles.alert}
      data-tone={tone}
      role={live ? roles[live] : undefined}
      ref={ref}
      id={id}
      tabIndex={ref ? -1 : undefined}
    >
      <Mark tone={tone} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
