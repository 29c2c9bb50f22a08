import { createForm, type FormApi } from 'final-form';
import { useLayoutEffect, useState } from 'react';
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
  /** whether it is empty again once it went through, for the next time */
  readonly startsOver?: boolean;
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
  const [{ instance, follow }] = useState(() => makeInstance(rules));
  useLayoutEffect(() => follow(rules));
  return instance;
}

/** A form with the first rules; `follow` gives it newer ones. */
function makeInstance<Schema extends v.GenericSchema>(first: FormRules<Schema>) {
  let latest = first;
  let isThrough = false;
  const keys = attemptKeys();
  const validate = (values: FormValues) => nestedProblems(schemaProblems(latest.schema, values));
  const submit = async (values: FormValues) => {
    const answer = await sent(latest, values, keys);
    isThrough = !answer;
    if (isThrough) keys.succeeded();
    if (isThrough && latest.startsOver) queueMicrotask(() => startOver(form));
    return answer && answer !== 'kept' ? refusalProblems(answer, latest.issuesPart) : undefined;
  };
  const form = createForm<FormValues>({
    initialValues: first.initialValues,
    keepDirtyOnReinitialize: true,
    validate,
    onSubmit: submit,
  });
  const instance: FormInstance = { form, validate, submit, wentThrough: () => isThrough };
  const follow = (newer: FormRules<Schema>) => {
    latest = newer;
  };
  return { instance, follow };
}

/** Back to the initial values, what was changed included, and no field has been left yet. */
function startOver(form: FormApi<FormValues>): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.reset();
  form.setConfig('keepDirtyOnReinitialize', true);
  for (const name of form.getRegisteredFields()) form.resetFieldState(name);
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
