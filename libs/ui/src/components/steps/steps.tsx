import type { ReactNode } from 'react';
import { Mark } from '../badge/mark.tsx';
import styles from './steps.module.css';

export interface Step {
  key: string;
  label: ReactNode;
  state: 'done' | 'current' | 'open';
}

/** Numbered steps of a process; `doneLabel` is read out after the name of a finished one. */
export function Steps({
  label,
  doneLabel,
  steps,
}: {
  label: string;
  doneLabel: string;
  steps: readonly Step[];
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {step.state === 'done' ? <Mark tone="good" /> : index + 1}
          </span>
          <span>
            {step.label}
            {step.state === 'done' ? <span className={styles.hidden}> ({doneLabel})</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
