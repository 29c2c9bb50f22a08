import type { Failure } from '@gantry/contracts/errors';
import type { reportReasons } from '@gantry/contracts/schemas/review';

/** What the form to report a review is called where it is posted without scripts. */
export const reportIntent = 'report-review';

export type ReportReason = (typeof reportReasons)[number];
/** Why a report did not go through; its text is `catalog.reviews.report-<problem>`. */
export type ReportProblem = 'too-many' | 'failed';

/** A posted report that did not go through: what was chosen, and why. */
export interface PostedReport {
  readonly intent: typeof reportIntent;
  readonly id: string;
  /** as it was posted, which need not be a reason of ours */
  readonly reason: string;
  readonly problem: ReportProblem;
}

/** What the server's refusal means at the form. */
export const reportProblem = (failure: Failure['error'] | undefined): ReportProblem =>
  failure?.code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed';
