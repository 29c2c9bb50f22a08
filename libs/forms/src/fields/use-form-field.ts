import { useEffect, useLayoutEffect, useReducer } from 'react';
import { useField, type UseFieldConfig } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useFormContext } from '../form/form-context.ts';
import { wordProblem } from '../validate/word-problem.ts';

/** What every field is given. */
export interface FieldBase {
  /** dotted path of the value in the form */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** says beside the label that it may stay empty */
  readonly optional?: boolean;
}

/** A field's connection to its form: its control's props, its worded problem and its note. */
export function useFormField<Value = string>({ name, label, optional }: FieldBase, config?: UseFieldConfig) {
  const intl = useIntl();
  const { id, nameField, posted } = useFormContext();
  const { input, meta } = useField<Value>(name, config);
  useConnectedAtOnce();
  useEffect(() => nameField(name, label), [nameField, name, label]);
  const own = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const problem = meta.touched || meta.submitFailed ? own : posted[name];
  return {
    id: `${id}-${name}`,
    input,
    error: problem ? wordProblem(intl, String(problem), { name, label }) : undefined,
    note: optional ? intl.formatMessage({ id: 'forms.optional' }) : undefined,
  };
}

/**
 * The form library connects a field in an effect that React runs some time after the field is on the page, and sets it
 * to its initial value there: what a visitor enters in between would be lost. A state set before the browser paints makes
 * React run the effects of that page first, so that there is no time in between.
 */
function useConnectedAtOnce(): void {
  const [, connect] = useReducer(() => true, false);
  useLayoutEffect(() => connect(), []);
}
