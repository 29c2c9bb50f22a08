import type { FeedImport, ImportEntry } from '@gantry/contracts/schemas/feed-import';
import { mayTransitionImport, type ImportActorRole } from '@gantry/domain/statuses/import-statuses';
import type { ImportJob } from './import-job.entity.ts';
import { englishText } from '../../format/text/feed-text.ts';

const isoOrNull = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** An import as a row of the list. */
export const toEntry = (row: ImportJob): ImportEntry => ({
  id: row.id,
  status: row.status,
  file: row.file,
  bytes: row.bytes,
  received: row.received,
  by: row.createdByName,
  createdAt: row.createdAt.toISOString(),
  startedAt: isoOrNull(row.startedAt),
  finishedAt: isoOrNull(row.finishedAt),
  dryRun: row.settings?.dryRun ?? null,
  kind: row.kind ?? null,
  summary: row.summary ?? null,
});

/** An import as its page shows it to somebody of this role. */
export const toImport = (row: ImportJob, same: ImportJob | null, role: ImportActorRole): FeedImport => ({
  ...toEntry(row),
  version: row.version,
  settings: row.settings ?? null,
  share: row.status === 'running' ? Math.min(1, row.share ?? 0) : null,
  rowsPerSecond: rateOf(row),
  waiting: row.waiting,
  cancelling: row.cancelling,
  problems: row.problems.map((one) =>
    'problem' in one ? { ...one, reason: englishText.problem(one.problem) } : { ...one, problem: null },
  ),
  problemCount: row.problemCount,
  hasErrorFile: row.hasErrorFile && row.problemCount > 0 && row.status !== 'running',
  failure: row.failure ? { ...row.failure, problem: row.failure.problem ?? null } : null,
  sameAs: same && {
    id: same.id,
    status: same.status,
    file: same.file,
    createdAt: same.createdAt.toISOString(),
  },
  mayStart: mayTransitionImport(role, row.status, 'queued'),
  mayCancel: mayTransitionImport(role, row.status, 'cancelled') && !row.cancelling,
});

/** Rows of this run alone; while it runs until it was last heard of. */
function rateOf({ summary, rowsBefore, startedAt, finishedAt, aliveAt, status }: ImportJob) {
  const end = status === 'running' ? aliveAt : finishedAt;
  if (!summary || !startedAt || !end) return null;
  const seconds = (end.getTime() - startedAt.getTime()) / 1000;
  return seconds > 0 ? Math.round(Math.max(0, summary.rows - rowsBefore) / seconds) : null;
}
