import type { Failure } from '@gantry/contracts/errors';

/** What the form to delete the own review is called where it is posted without scripts. */
export const deleteIntent = 'delete-review';

/** Why a review was not deleted; its text is `catalog.reviews.delete-<problem>`. */
export type DeleteProblem = 'waiting' | 'failed';

/** A posted form that deleted nothing. */
export interface PostedDelete {
  readonly intent: typeof deleteIntent;
  readonly problem: DeleteProblem;
}

/** What the server's refusal means at the form. */
export const deleteProblem = (failure: Failure['error'] | undefined): DeleteProblem =>
  failure?.code === 'WRONG_STATE' ? 'waiting' : 'failed';
