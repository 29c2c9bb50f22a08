import { failureOf } from '@gantry/api-client';
import type { SubmitAnswer } from '@gantry/forms/form';
import { refusalText } from '../../parts/outcome-alert.tsx';

/** What a form of a rule shows after it was sent. */
export function answerOf(error: unknown): SubmitAnswer {
  if (!error) return undefined;
  const failure = failureOf(error);
  return failure?.issues ? { failure } : { failure, message: refusalText('admin.tax.refusal', failure) };
}
