import type { FeedProblemCode } from './feed-problems.ts';

/** Words of the file of row errors that are no problem themselves. */
export type FeedWord = 'line' | 'id' | 'field' | 'problem' | 'row' | 'left-out' | 'more-left-out';

/** What is said of a feed in one language, as ICU messages: by the service in files it writes, and in the back office. */
export type FeedWords = Readonly<Record<`feed.problem-${FeedProblemCode}` | `feed.word-${FeedWord}`, string>>;
