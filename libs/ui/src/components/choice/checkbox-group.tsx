import type { ReactNode } from 'react';
import field from '../field/field.module.css';
import { Checkbox } from './choice.tsx';
import styles from './choice.module.css';

export interface CheckboxGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Any of a few, all visible. */
export function CheckboxGroup({ legend, name, options, value, onChange, ...props }: CheckboxGroupProps) {
  const describedBy = [props.hint ? `${name}-hint` : [], props.error ? `${name}-error` : []].flat().join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.several}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            onBlur={props.onBlur}
            onChange={({ target: { checked } }) => {
              const others = value.filter((one) => one !== option.value);
              onChange(checked ? [...others, option.value] : others);
            }}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {props.hint ? (
        <p className={field.hint} id={`${name}-hint`}>
          {props.hint}
        </p>
      ) : null}
      {props.error ? (
        <p className={field.error} id={`${name}-error`}>
          {props.error}
        </p>
      ) : null}
    </fieldset>
  );
}
