import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './inputs.module.css';
import { useEarlyInput } from './use-early-input.ts';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** part numbers and codes stand in the mono cut */
  mono?: boolean;
}

/** A one-line input of any text-like type. */
export function TextInput({ className, mono, ref, ...rest }: TextInputProps) {
  const own = useEarlyInput(ref);
  const name = classNames(styles.control, mono && styles.mono, className);
  return <input type="text" {...rest} ref={own} className={name} />;
}

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** An input of several lines that grows with its content where the browser can. */
export function Textarea({ className, rows = 3, ref, ...rest }: TextareaProps) {
  const own = useEarlyInput(ref);
  const name = classNames(styles.control, styles.area, className);
  return <textarea rows={rows} {...rest} ref={own} className={name} />;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select; options are its children. */
export function Select({ className, ref, ...rest }: SelectProps) {
  const own = useEarlyInput(ref);
  return <select {...rest} ref={own} className={classNames(styles.control, styles.select, className)} />;
}
