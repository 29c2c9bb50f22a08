import type { FeedImport, ImportEntry } from '@gantry/contracts/schemas/feed-import';
import { mayTransitionImport, type ImportActorRole } from '@gantry/domain/statuses/import-statuses';
import type { ImportJobRow } from '../job/import-job.ts';
import { englishText } from '../../format/text/feed-text.ts';

type Moment = Date | string | null;
const iso = (moment: Date | string): string => new Date(moment).toISOString();
const isoOrNull = (moment: Moment): string | null => (moment === null ? null : iso(moment));

/** An import as a row of the list. */
export const toEntry = (row: ImportJobRow): ImportEntry => ({
  id: row.id,
  status: row.status,
  file: row.file,
  bytes: Number(row.bytes),
  received: Number(row.received),
  by: row.created_by_name,
  createdAt: iso(row.created_at),
  startedAt: isoOrNull(row.started_at),
  finishedAt: isoOrNull(row.finished_at),
  dryRun: row.settings?.dryRun ?? null,
  kind: row.kind,
  summary: row.summary,
});

/** An import as its page shows it to somebody of this role. */
export const toImport = (
  row: ImportJobRow,
  same: ImportJobRow | null,
  role: ImportActorRole,
): FeedImport => ({
  ...toEntry(row),
  version: row.version,
  settings: row.settings,
  share: row.status === 'running' ? Math.min(1, row.share ?? 0) : null,
  rowsPerSecond: rateOf(row),
  waiting: row.waiting,
  cancelling: row.cancelling,
  problems: row.problems.map((one) =>
    'problem' in one ? { ...one, reason: englishText.problem(one.problem) } : { ...one, problem: null },
  ),
  problemCount: row.problem_count,
  hasErrorFile: row.has_error_file && row.problem_count > 0 && row.status !== 'running',
  failure: row.failure && { ...row.failure, problem: row.failure.problem ?? null },
  sameAs: same && { id: same.id, status: same.status, file: same.file, createdAt: iso(same.created_at) },
  mayStart: mayTransitionImport(role, row.status, 'queued'),
  mayCancel: mayTransitionImport(role, row.status, 'cancelled') && !row.cancelling,
});

/** Rows of this run alone; while it runs until it was last heard of. */
function rateOf({ summary, rows_before, started_at, finished_at, alive_at, status }: ImportJobRow) {
  const end = status === 'running' ? alive_at : finished_at;
  if (!summary || started_at === null || end === null) return null;
  const seconds = (new Date(end).getTime() - new Date(started_at).getTime()) / 1000;
  return seconds > 0 ? Math.round(Math.max(0, summary.rows - rows_before) / seconds) : null;
}
