import type { FeedProblem } from '@gantry/contracts/feed-problems';
import { FormattedMessage, useIntl } from 'react-intl';

export interface FeedProblemTextProps {
  readonly problem: FeedProblem | null | undefined;
  /** the same in English, for what was kept as words alone or is newer than this page */
  readonly reason: string;
}

/** What is wrong with a feed or a row of it, in the reader's language. */
export function FeedProblemText({ problem, reason }: FeedProblemTextProps) {
  const { messages } = useIntl();
  const id = `feed.problem-${problem?.code}`;
  if (!problem || !Object.hasOwn(messages, id)) return <span lang="en-US">{reason}</span>;
  return <FormattedMessage id={id} values={{ ...problem.values }} />;
}
