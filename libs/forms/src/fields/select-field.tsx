import { Field, Select } from '@gantry/ui';
import { type FieldBase, useFormField } from './use-form-field.ts';

export interface SelectFieldProps extends FieldBase {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** stands for "nothing chosen"; without it the first option is chosen */
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** the label is read out but not shown */
  readonly labelHidden?: boolean;
  /** told after the value has changed */
  readonly onChosen?: (value: string) => void;
}

/** One choice from a list. */
export function SelectField(props: SelectFieldProps) {
  const { id, input, error, note } = useFormField(props);
  return (
    <Field
      id={id}
      label={props.label}
      hint={props.hint}
      note={note}
      error={error}
      labelHidden={props.labelHidden}
    >
      {(control) => (
        <Select
          {...control}
          {...input}
          autoComplete={props.autoComplete}
          required={props.required}
          onChange={(event) => {
            input.onChange(event);
            props.onChosen?.(event.target.value);
          }}
        >
          {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
