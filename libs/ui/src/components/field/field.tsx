import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  /** stands after the label, for example "optional" */
  note?: ReactNode;
  hint?: ReactNode;
  /** shown below the control; its presence marks the control as invalid */
  error?: ReactNode;
  /** the control's id; made up when left out */
  id?: string;
  /** the label is read out but not shown */
  labelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control and what is to be said about it. */
export function Field({ label, note, hint, error, id, labelHidden, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(hint ? hintId : '', error ? errorId : '');
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, labelHidden && hidden.hidden)} htmlFor={controlId}>
        {label} {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error ? (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
