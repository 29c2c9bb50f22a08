import { createForm, type FormApi } from 'final-form';
import { useLayoutEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { attemptKeys } from '../submit/attempt-key.ts';
import { refusalProblems, type Refusal } from '../submit/refusal.ts';
import { nestedProblems } from '../validate/nested-problems.ts';
import { schemaProblems } from '../validate/schema-problems.ts';

export type FormValues = Record<string, unknown>;

/** One press of the submit button. */
export interface Attempt {
  /** the idempotency key for sending this content; a repeat of the same content has the same key */
  readonly keyFor: (content: unknown) => string;
}

/** Nothing: it went through. `'kept'`: the page itself shows why it did not. A refusal: the form shows why. */
export type SubmitAnswer = void | 'kept' | Refusal;

export interface FormRules<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly initialValues: FormValues;
  readonly onSubmit: (values: v.InferInput<Schema>, attempt: Attempt) => Promise<SubmitAnswer>;
  /** where the form's values stand in the call's body, for the paths of server issues */
  readonly issuesPart?: string;
}

export interface FormInstance {
  readonly form: FormApi<FormValues>;
  readonly validate: (values: FormValues) => FormValues | undefined;
  readonly submit: (values: FormValues) => Promise<FormValues | undefined>;
  /** whether what was last sent went through; `'kept'` has not */
  readonly wentThrough: () => boolean;
}

/** The form library's instance for the life of the component; it always sees the newest rules. */
export function useFormInstance<Schema extends v.GenericSchema>(rules: FormRules<Schema>): FormInstance {
  const latest = useRef(rules);
  useLayoutEffect(() => {
    latest.current = rules;
  });
  const [instance] = useState(() => {
    const keys = attemptKeys();
    const validate = (values: FormValues) => nestedProblems(schemaProblems(latest.current.schema, values));
    let isThrough = false;
    const submit = async (values: FormValues) => {
      const answer = await sent(latest.current, values, keys);
      isThrough = !answer;
      if (isThrough) keys.succeeded();
      return answer && answer !== 'kept' ? refusalProblems(answer, latest.current.issuesPart) : undefined;
    };
    const form = createForm<FormValues>({
      initialValues: rules.initialValues,
      keepDirtyOnReinitialize: true,
      validate,
      onSubmit: submit,
    });
    return { form, validate, submit, wentThrough: () => isThrough };
  });
  return instance;
}

/** A throw is a call that got no answer: the form stays as it is and says so. */
async function sent<Schema extends v.GenericSchema>(
  { onSubmit }: FormRules<Schema>,
  values: FormValues,
  keys: ReturnType<typeof attemptKeys>,
): Promise<SubmitAnswer> {
  try {
    return await onSubmit(values as v.InferInput<Schema>, { keyFor: keys.keyFor });
  } catch {
    return {};
  }
}
