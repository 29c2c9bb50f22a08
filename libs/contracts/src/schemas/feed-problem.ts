import * as v from 'valibot';
import { feedProblemCodes, type FeedProblemCode } from '../feed-problems.ts';

/** Something wrong with a feed: `feed-problems` says which codes there are and which values each has. */
export const feedProblemSchema = v.object({
  code: v.picklist(feedProblemCodes),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** A form that a text of a feed must have, and what is wrong where it has not: the words for it are in `messages/`. */
export const feedForm = (pattern: RegExp, problem: FeedProblemCode) => v.regex(pattern, problem);

/** What must hold for a part of a feed, and what is wrong where it does not. */
export const feedCheck = <Part>(holds: (part: Part) => boolean, problem: FeedProblemCode) =>
  v.check(holds, problem);
