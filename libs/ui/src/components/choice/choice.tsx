import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names.ts';
import field from '../field/field.module.css';
import { useEarlyInput } from '../field/use-early-input.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  /** a second line below the label */
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export type BareCheckboxProps = Omit<CheckboxProps, 'children' | 'hint'>;

/** A checkbox without words of its own, in a table or a label of another look; its user names it. */
export function BareCheckbox({ ref, ...rest }: BareCheckboxProps) {
  return <input {...rest} ref={useEarlyInput(ref)} type="checkbox" />;
}

/** A checkbox with its label. */
export function Checkbox({ children, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <BareCheckbox {...rest} className={styles.box} />
      <span>
        {children}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** stands at the end of the row, such as a price */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  legendHidden?: boolean;
  required?: boolean;
}

function Radio(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} ref={useEarlyInput(undefined)} type="radio" className={styles.box} />;
}

/** One choice of a few, all visible; the browser's own radio buttons with arrow keys. */
export function RadioGroup({ legend, name, options, value, defaultValue, ...props }: RadioGroupProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className={styles.group} aria-describedby={props.error ? errorId : undefined}>
      <legend className={props.legendHidden ? hidden.hidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.choice, styles.option)}>
          <Radio
            name={name}
            value={option.value}
            disabled={option.disabled}
            required={props.required}
            onBlur={props.onBlur}
            onChange={() => props.onChange?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          <span>
            {option.label}
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </span>
          {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
        </label>
      ))}
      {props.error ? (
        <p className={field.error} id={errorId}>
          {props.error}
        </p>
      ) : null}
    </fieldset>
  );
}
