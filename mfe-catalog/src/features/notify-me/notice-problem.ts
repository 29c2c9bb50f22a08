import type { Failure } from '@gantry/contracts/errors';

/** Why a form about stock notices did not go through; its text is `catalog.notice.<problem>`. */
export type NoticeProblem = 'email-missing' | 'email-wrong' | 'back' | 'too-many' | 'link-unknown' | 'failed';

const problems: Readonly<Partial<Record<Failure['error']['code'], NoticeProblem>>> = {
  INVALID: 'email-wrong',
  WRONG_STATE: 'back',
  TOO_MANY_REQUESTS: 'too-many',
};

/** What the server's refusal means at the form. */
export const requestProblem = (failure: Failure['error'] | undefined): NoticeProblem =>
  (failure && problems[failure.code]) ?? 'failed';

/** What it means at a mail's link, whose token is all that can be wrong. */
export function linkProblem(failure: Failure['error'] | undefined): NoticeProblem {
  const isUnknown = failure?.code === 'NOT_FOUND' || failure?.code === 'INVALID';
  return isUnknown ? 'link-unknown' : requestProblem(failure);
}
