import type { EntityManager } from '@mikro-orm/postgresql';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import { ReviewChange, type ReviewMove } from './review-change.entity.ts';
import type { Review } from './review.entity.ts';

const automatic: readonly string[] = ['system', 'readers'];

/** Writes a move to the review's timeline and to the audit trail, in the caller's transaction. */
export async function logMove(em: EntityManager, review: Review, move: ReviewMove): Promise<void> {
  em.persist(ReviewChange.of(review, move));
  await em.flush();
  const { actor } = move;
  await publish(
    em,
    'record.changed',
    {
      at: new Date().toISOString(),
      actorId: actor.accountId,
      actor: actor.name ?? (automatic.includes(actor.role) ? actor.role : null),
      actorRole: actor.role,
      entity: 'review',
      entityNumber: review.id,
      field: 'status',
      before: move.from,
      after: move.to,
      reason: move.reason ?? null,
      requestId: currentCall()?.requestId ?? null,
    },
    { entity: `review:${review.id}`, version: `${review.version}.${move.to}` },
  );
}
