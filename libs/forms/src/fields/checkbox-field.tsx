import { Checkbox } from '@gantry/ui';
import type { FieldBase } from './use-form-field.ts';
import { useFormField } from './use-form-field.ts';

/** Yes or no. */
export function CheckboxField(props: FieldBase) {
  const { id, input } = useFormField<boolean>(props, { type: 'checkbox' });
  return (
    <Checkbox
      id={id}
      name={input.name}
      checked={input.checked ?? false}
      onChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      hint={props.hint}
    >
      {props.label}
    </Checkbox>
  );
}
