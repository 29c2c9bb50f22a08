import { createContext, useContext } from 'react';
import type { Problems } from '../validate/problem.ts';

/** What a field knows of its form. */
export interface FormContextValue {
  /** begins the ids of all its fields */
  readonly id: string;
  /** tells the form what a field is called, for the list of problems */
  readonly nameField: (name: string, label: string) => void;
  readonly labelOf: (name: string) => string | undefined;
  /** names of fields as they follow each other on the page */
  readonly inOrder: (names: readonly string[]) => readonly string[];
  /** what the server found in a form that was posted without scripts; a field's own stands until it is touched */
  readonly posted: Problems;
  /** runs the schema now; between runs typing does not validate (specification §5) */
  readonly validateNow: () => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('a field stands outside a Form');
  return context;
}
