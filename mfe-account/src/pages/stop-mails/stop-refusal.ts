import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

/** Why a link did not switch anything off, in the words of its page. */
export const stopRefusal = (failure: Failure['error'] | undefined): Refusal =>
  failure?.code === 'NOT_FOUND' ? { message: 'account.mails.stop.unknown' } : { failure };
