import { Field, Select } from '@gantry/ui';
import type { ReactNode } from 'react';

export interface FilterSelectProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: string;
  /** stands for no choice; without it the first option is chosen */
  readonly any?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One choice of a filter that is a plain form. */
export const FilterSelect = ({ label, name, value, any, options }: FilterSelectProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} name={name} defaultValue={value}>
        {any === undefined ? null : <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
