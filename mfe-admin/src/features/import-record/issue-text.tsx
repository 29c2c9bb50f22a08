import type { Failure, Issue } from '@gantry/contracts/errors';
import { feedProblem, type FeedProblem } from '@gantry/contracts/feed-problems';
import { feedProblemSchema } from '@gantry/contracts/schemas/feed-problem';
import * as v from 'valibot';
import { FeedProblemText } from '../../parts/feed-problem-text.tsx';

/** What the server found wrong with the columns or the file behind them. */
export interface IssueTextProps {
  readonly failure: Pick<Failure['error'], 'data'>;
  readonly issue: Issue;
}

/** An issue of a mapping in the reader's language: a problem the server named, or the part that cannot be read. */
export const IssueText = ({ failure, issue }: IssueTextProps) => (
  <FeedProblemText problem={problemBehind(failure, issue)} reason={issue.message} />
);

function problemBehind({ data }: IssueTextProps['failure'], { path }: Issue): FeedProblem | null {
  const named = v.safeParse(feedProblemSchema, data?.['problem']);
  if (named.success) return named.output;
  const [mapping, ...parts] = path.split('.');
  if (mapping !== 'mapping' || parts.length === 0) return null;
  return feedProblem('mapping-parts', { parts: parts.join('.') });
}
