import type { FeedProblem } from '@gantry/contracts/feed-problems';
import type { FeedImport, ImportProblem, ImportSettings } from '@gantry/contracts/schemas/feed-import';
import type { ImportStatus } from '@gantry/domain/statuses/import-statuses';
import type { FeedError } from '../../format/text/feed-error.ts';
import type { ImportSummary } from '../run/import-summary.ts';

/** An import of the back office as `catalog.import_job` keeps it. Sizes are bytes; `bigint` comes as text. */
export interface ImportJobRow {
  readonly id: string;
  readonly status: ImportStatus;
  readonly version: number;
  readonly file: string;
  readonly bytes: string;
  readonly received: string;
  readonly sha256: string | null;
  readonly kind: 'products' | 'offers' | null;
  readonly settings: ImportSettings | null;
  /** counts its runs; what a process writes says which run it speaks of */
  readonly run: number;
  /** runs that something ended from outside, since it was last started by staff */
  readonly broken_off: number;
  readonly waiting: boolean;
  readonly cancelling: boolean;
  readonly share: number | null;
  /** rows that an earlier run had committed: they say nothing of this run's speed */
  readonly rows_before: number;
  readonly summary: ImportSummary | null;
  readonly problems: (StoredProblem | EnglishProblem)[];
  readonly problem_count: number;
  readonly has_error_file: boolean;
  readonly failure: StoredFailure | null;
  readonly created_by: string | null;
  readonly created_by_name: string;
  readonly created_at: Date | string;
  readonly started_at: Date | string | null;
  readonly alive_at: Date | string | null;
  readonly finished_at: Date | string | null;
}

/** A problem with a row as data; its words are made where it is read. */
export type StoredProblem = Pick<ImportProblem, 'line' | 'id' | 'field' | 'kept'> & {
  readonly problem: FeedProblem;
};
/** As imports of earlier days kept it. */
type EnglishProblem = Omit<ImportProblem, 'problem'>;

/** Why a run came to nothing; `problem` and its English words where the file is to blame. */
export interface ImportFailure {
  readonly code: NonNullable<FeedImport['failure']>['code'];
  readonly problem: FeedProblem | null;
  readonly text: string;
}
/** Imports of earlier days kept English words alone. */
type StoredFailure = Omit<ImportFailure, 'problem'> & { readonly problem?: FeedProblem | null };

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
