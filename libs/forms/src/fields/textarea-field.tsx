import { Field, Textarea } from '@gantry/ui';
import { type FieldBase, useFormField } from './use-form-field.ts';

/** Text of several lines. */
export function TextareaField(props: FieldBase & { readonly rows?: number }) {
  const { id, input, error, note } = useFormField(props);
  return (
    <Field id={id} label={props.label} hint={props.hint} note={note} error={error}>
      {(control) => <Textarea {...control} {...input} rows={props.rows} />}
    </Field>
  );
}
