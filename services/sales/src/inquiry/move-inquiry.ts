import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import type { Actor } from '../order/actor.ts';
import type { Inquiry } from './inquiry.entity.ts';
import { logMove } from './inquiry-log.ts';

/** A move of a locked inquiry that is known to be allowed. */
export interface WantedMove {
  readonly to: QuoteStatus;
  readonly reason?: Inquiry['reason'];
  /** what the timeline keeps beside the reason */
  readonly note?: string | null;
  readonly actor: Actor;
}

/** Moves an inquiry and writes it down; mails are the caller's. Runs inside his transaction. */
export async function moveInquiry(
  em: EntityManager,
  inquiry: Inquiry,
  { to, reason = null, note = null, actor }: WantedMove,
): Promise<void> {
  const from = inquiry.status;
  inquiry.moveTo(to, reason);
  const why = [reason, note].filter(Boolean).join(': ');
  await logMove(em, inquiry, { from, to, reason: why || null }, actor);
}
