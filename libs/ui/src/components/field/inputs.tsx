import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './inputs.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** part numbers and codes stand in the mono cut */
  mono?: boolean;
}

/** A one-line input of any text-like type. */
export function TextInput({ className, mono, ...rest }: TextInputProps) {
  return (
    <input type="text" {...rest} className={classNames(styles.control, mono && styles.mono, className)} />
  );
}

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** An input of several lines that grows with its content where the browser can. */
export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  return <textarea rows={rows} {...rest} className={classNames(styles.control, styles.area, className)} />;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select; options are its children. */
export function Select({ className, ...rest }: SelectProps) {
  return <select {...rest} className={classNames(styles.control, styles.select, className)} />;
}
