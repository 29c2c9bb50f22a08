import type { SubmitAnswer } from '@gantry/forms/form';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** What a form of a rule shows after it was sent. */
export function answerOf(error: unknown): SubmitAnswer {
  if (!error) return undefined;
  return refusedAnswer(error, 'admin.tax.refusal');
}
