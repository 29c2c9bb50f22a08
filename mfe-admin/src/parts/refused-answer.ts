import { failureOf } from '@gantry/api-client';
import type { SubmitAnswer } from '@gantry/forms/form';
import { refusalText } from './outcome-alert.tsx';

/**
 * What a form shows of a call that failed: the server's messages at their fields, else one text above them.
 * @param texts prefix of the message ids, one for each code that staff can act on
 */
export function refusedAnswer(error: unknown, texts: string): SubmitAnswer {
  const failure = failureOf(error);
  return failure?.issues ? { failure } : { failure, message: refusalText(texts, failure) };
}
