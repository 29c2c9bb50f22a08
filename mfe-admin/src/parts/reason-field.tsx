import { Field, TextInput } from '@gantry/ui';
import type { ReactNode, RefObject } from 'react';

export interface ReasonFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** takes the focus where a reason is missing */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why a move is made. */
export function ReasonField({ label, hint, ref, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          value={value}
          maxLength={500}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
