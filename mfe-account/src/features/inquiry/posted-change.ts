import type { Posted } from '@gantry/forms/posted';

/** What comes back of a form of the inquiry's page that was posted without scripts and did not go through. */
export interface PostedChange {
  readonly intent: 'write' | 'withdraw';
  readonly answer: Posted<Record<string, string>>;
}

/** What came back of one form; the label is for its list of problems. */
export function returned(posted: PostedChange | undefined, intent: PostedChange['intent'], label: string) {
  if (posted?.intent !== intent) return undefined;
  const { values, problems } = posted.answer;
  const [name = ''] = Object.keys(values);
  return { values, posted: { problems, labels: { [name]: label } } };
}
