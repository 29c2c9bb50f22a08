import type { FeedProblem } from '@gantry/contracts/feed-problems';
import type { FeedImport, ImportProblem } from '@gantry/contracts/schemas/feed-import';
import type { FeedError } from '../../format/text/feed-error.ts';

/** A problem with a row as data; its words are made where it is read. */
export type StoredProblem = Pick<ImportProblem, 'line' | 'id' | 'field' | 'kept'> & {
  readonly problem: FeedProblem;
};
/** As imports of earlier days kept it. */
export type EnglishProblem = Omit<ImportProblem, 'problem'>;

/** Why a run came to nothing; `problem` and its English words where the file is to blame. */
export interface ImportFailure {
  readonly code: NonNullable<FeedImport['failure']>['code'];
  readonly problem: FeedProblem | null;
  readonly text: string;
}
/** Imports of earlier days kept English words alone. */
export type StoredFailure = Omit<ImportFailure, 'problem'> & { readonly problem?: FeedProblem | null };

/** A failure that no file is to blame for. */
export const failureWith = (code: ImportFailure['code']): ImportFailure => ({
  code,
  problem: null,
  text: '',
});
/** A file that cannot be read. */
export const unreadable = ({ problem, message }: FeedError): ImportFailure => ({
  code: 'unreadable',
  problem,
  text: message,
});
