import type { FeedImport, ImportProblem, ImportSettings } from '@gantry/contracts/schemas/feed-import';
import type { ImportStatus } from '@gantry/contracts/statuses/import-moves';
import type { ImportSummary } from '../run/import-summary.ts';

/** An import of the desk as `catalog.import_job` keeps it. Sizes are bytes; `bigint` comes as text. */
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
  readonly problems: ImportProblem[];
  readonly problem_count: number;
  readonly has_error_file: boolean;
  readonly failure: FeedImport['failure'];
  readonly created_by: string | null;
  readonly created_by_name: string;
  readonly created_at: Date | string;
  readonly started_at: Date | string | null;
  readonly alive_at: Date | string | null;
  readonly finished_at: Date | string | null;
}

/** Why a run came to nothing. */
export type ImportFailure = NonNullable<FeedImport['failure']>;
