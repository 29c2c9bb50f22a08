import type { Failure } from '@gantry/contracts/errors';
import { optionalText } from '@gantry/contracts/schemas/inquiry';
import type { Refusal } from '@gantry/forms/form';
import type { Posted } from '@gantry/forms/posted';
import type { RefusedFile } from '@gantry/forms/use-uploads';
import * as v from 'valibot';

/** What is written about a request: a note, and the id under which its photos were sent. */
export const requestTextsSchema = v.object({ note: optionalText, photos: v.string() });
export type RequestTexts = v.InferInput<typeof requestTextsSchema>;

/** What a refusal means to whoever packs: the request has moved on, or it stands at its field. */
export function packRefusal(failure: Failure['error'] | undefined): Refusal {
  const isOther = failure?.code === 'STALE_VERSION' || failure?.code === 'WRONG_STATE';
  if (isOther) return { message: 'account.request.problem.moved-on' };
  return failure ? { failure } : {};
}

/** A request that was posted without scripts and came back. */
export interface PostedRequest {
  readonly answer: Posted<RequestTexts>;
  readonly refused: readonly RefusedFile[];
}

/** What a refusal of the store means to whoever asked: photos are missing, or the amounts or items are others by now. */
export function refusalOf(failure: Failure['error'] | undefined): Refusal {
  if (failure?.code === 'WRONG_STATE') return { message: 'account.request.problem.changed' };
  const isAboutPhotos = failure?.issues?.some(({ path }) => path.endsWith('photos')) ?? false;
  if (failure?.code === 'INVALID' && !isAboutPhotos) return { message: 'account.request.problem.lines' };
  return failure ? { failure } : {};
}
