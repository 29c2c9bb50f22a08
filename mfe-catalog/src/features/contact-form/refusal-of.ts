import type { Failure } from '@gantry/contracts/errors';
import type { Refusal } from '@gantry/forms/form';

/** Why an inquiry was not taken, in words of this form where it has better ones. */
export const refusalOf = (failure: Failure['error'] | undefined): Refusal =>
  failure?.code === 'TOO_MANY_REQUESTS' ? { failure, message: 'catalog.contact.form.too-many' } : { failure };
