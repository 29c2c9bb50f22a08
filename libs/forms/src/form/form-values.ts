import { getIn } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import { flatProblems } from '../validate/nested-problems.ts';
import type { Problems } from '../validate/problem.ts';
import { useFormContext } from './form-context.ts';

/** The value of one field as it is now; the component renders again when any value changes. */
export function useFormValue<Value = string>(name: string): Value | undefined {
  const { values } = useFormState({ subscription: { values: true } });
  return getIn(values, name) as Value | undefined;
}

/** All values as they are now. */
export function useFormValues<Values>(): Values {
  return useFormState<Values>({ subscription: { values: true } }).values;
}

/** What a page may do to the form around it. */
export interface FormActions {
  /** sets fields as if they had been entered */
  readonly changeValues: (values: Readonly<Record<string, unknown>>) => void;
  /** validates now, shows what is wrong with these fields and returns it; a name stands for all below it too */
  readonly checkFields: (names: readonly string[]) => Problems;
  readonly current: () => unknown;
}

/** Actions on the form around the caller. */
export function useFormActions(): FormActions {
  const form = useForm();
  const { validateNow } = useFormContext();
  return {
    changeValues(values) {
      form.batch(() => Object.entries(values).forEach(([name, value]) => form.change(name, value)));
      validateNow();
    },
    checkFields(names) {
      const isMeant = (name: string) => names.some((one) => name === one || name.startsWith(`${one}.`));
      form.batch(() =>
        form
          .getRegisteredFields()
          .filter(isMeant)
          .forEach((name) => form.blur(name)),
      );
      validateNow();
      const problems = Object.entries(flatProblems(form.getState().errors));
      return Object.fromEntries(problems.filter(([name]) => isMeant(name)));
    },
    current: () => form.getState().values,
  };
}
