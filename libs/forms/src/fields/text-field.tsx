import { Field, TextInput } from '@gantry/ui';
import type { InputHTMLAttributes } from 'react';
import { type FieldBase, useFormField } from './use-form-field.ts';

export interface TextFieldProps extends FieldBase {
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'date';
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** codes and numbers stand in the mono cut */
  readonly mono?: boolean;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** id of a `datalist` whose values are suggested */
  readonly list?: string;
  /** the label is read out but not shown */
  readonly labelHidden?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
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
        <TextInput
          {...control}
          {...input}
          type={props.type ?? 'text'}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          mono={props.mono}
          required={props.required}
          placeholder={props.placeholder}
          list={props.list}
        />
      )}
    </Field>
  );
}
