import type { Failure } from '@gantry/contracts/errors';
import { FORM_ERROR } from 'final-form';
import { nestedProblems } from '../validate/nested-problems.ts';
import type { Problem } from '../validate/problem.ts';
import { serverProblems } from '../validate/server-problems.ts';
import { failureText } from './failure-text.ts';

/** Why a submission did not go through. */
export interface Refusal {
  /** what the call answered; undefined when there was no answer at all */
  readonly failure?: Failure['error'];
  /** a message id that says it better than the general text for the failure's code */
  readonly message?: Problem;
}

/** What a form shows for a refusal: the issues beside their fields, the rest on top. */
export function refusalProblems(refusal: Refusal, part?: string): Record<string, unknown> {
  const byField = serverProblems(refusal.failure?.issues ?? [], part);
  const isExplained = Object.keys(byField).length > 0 && !refusal.message;
  const onTop = isExplained ? {} : { [FORM_ERROR]: refusal.message ?? failureText(refusal.failure?.code) };
  return { ...nestedProblems(byField), ...onTop };
}
