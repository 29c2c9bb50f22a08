import { Field, TextInput } from '@gantry/ui';
import type { ChangeEvent } from 'react';
import * as v from 'valibot';
import { type FieldBase, useFormField } from './use-form-field.ts';

/** What a {@link FileField} holds: one file, of which the form knows nothing but that it was chosen. */
export const chosenFileSchema = v.pipe(v.array(v.instance(Blob)), v.minLength(1, 'a file is needed'));

export interface FileFieldProps extends FieldBase {
  /** endings that the browser offers first, as in `accept` */
  readonly accept?: string;
  readonly disabled?: boolean;
}

/** One file of this device; its value is a list of it, empty until one is chosen. */
export function FileField({ accept, disabled, ...props }: FileFieldProps) {
  const { id, input, error } = useFormField<readonly File[]>(props);
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => input.onChange([...(target.files ?? [])]);
  return (
    <Field id={id} label={props.label} hint={props.hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="file"
          name={input.name}
          accept={accept}
          required
          disabled={disabled}
          onChange={chooseFile}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
      )}
    </Field>
  );
}
