import type { Posted, PostedProblems } from '@gantry/forms/posted';
import type { IntlShape } from 'react-intl';

/** A form as it came back when it was posted without scripts and did not go through. */
export interface Returned {
  readonly values: Record<string, unknown>;
  readonly posted: PostedProblems | undefined;
}

const empty = {};

/**
 * What a form begins with: what came back of it, or nothing.
 * @param labels message ids of its fields by name, for the list of problems on top
 */
export function returned(
  answer: Posted<object> | undefined,
  labels: Readonly<Record<string, string>>,
  intl: IntlShape,
): Returned {
  if (!answer) return { values: empty, posted: undefined };
  const worded = Object.entries(labels).map(([name, id]) => [name, intl.formatMessage({ id })]);
  return {
    values: { ...answer.values },
    posted: { problems: answer.problems, labels: Object.fromEntries(worded) as Record<string, string> },
  };
}
