import { mayTransitionImport, type ImportStatus } from '@gantry/domain/statuses/import-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FeedActor } from '../../back-office/feed-audit.ts';
import type { ImportJob } from './import-job.entity.ts';

/** @throws DomainError WRONG_STATE when the status table does not know the transition for this actor */
export function checkTransition(
  { role }: FeedActor,
  { status }: Pick<ImportJob, 'status'>,
  to: ImportStatus,
) {
  if (!mayTransitionImport(role, status, to)) throw new DomainError('WRONG_STATE', { status });
}
