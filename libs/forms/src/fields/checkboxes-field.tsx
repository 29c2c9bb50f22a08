import { CheckboxGroup, type CheckboxGroupProps } from '@gantry/ui/checkbox-group';
import { type FieldBase, useFormField } from './use-form-field.ts';

export interface CheckboxesFieldProps extends FieldBase {
  readonly options: CheckboxGroupProps['options'];
}

/** Any of a few, all visible; the value is those that are chosen. */
export function CheckboxesField(props: CheckboxesFieldProps) {
  const { input, error } = useFormField<readonly string[]>(props);
  return (
    <CheckboxGroup
      legend={props.label}
      name={input.name}
      options={props.options}
      value={Array.isArray(input.value) ? input.value : []}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
      hint={props.hint}
      error={error}
    />
  );
}
