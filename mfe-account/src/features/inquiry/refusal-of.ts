import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

/** Why a change was refused; an inquiry that has moved on meanwhile says so. */
export const refusalOf = (failure: Failure['error'] | undefined): Refusal =>
  failure?.code === 'WRONG_STATE' ? { failure, message: 'account.inquiry.changed' } : { failure };
