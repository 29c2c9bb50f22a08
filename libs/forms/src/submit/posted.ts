import type * as v from 'valibot';
import { FORM_ERROR } from 'final-form';
import { flatProblems } from '../validate/nested-problems.ts';
import type { Problems } from '../validate/problem.ts';
import { schemaProblems } from '../validate/schema-problems.ts';
import { refusalProblems, type Refusal } from './refusal.ts';

/** What is wrong with a form that was posted without scripts. */
export interface PostedProblems {
  readonly problems: Problems;
  /**
   * labels of the fields by name, in the order of the page: on the server fields cannot say them before the list on top
   * is written
   */
  readonly labels: Readonly<Record<string, string>>;
}

/** What was posted, and why it did not go through. */
export interface Posted<Values> {
  readonly values: Values;
  readonly problems: Problems;
}

/**
 * Sends a form that was posted without scripts, by the same rules as with them: the schema first, then the call.
 * @returns null when it went through, else what was entered and what is wrong with it
 */
export async function sendPosted<Schema extends v.GenericSchema, Values extends v.InferInput<Schema>>(
  schema: Schema,
  values: Values,
  send: (values: Values) => Promise<Refusal | void>,
): Promise<Posted<Values> | null> {
  const wrong = schemaProblems(schema, values);
  if (Object.keys(wrong).length > 0) return { values, problems: wrong };
  const refusal = await send(values);
  return refusal ? { values, problems: flatProblems(refusalProblems(refusal)) } : null;
}

/** The name under which a problem of the form as a whole stands. */
export const wholeForm: string = FORM_ERROR;

/** One field of a posted form as text; what is missing or a file is empty. */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
