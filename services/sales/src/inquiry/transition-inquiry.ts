import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import type { Actor } from '../order/actor.ts';
import type { Inquiry } from './inquiry.entity.ts';
import { logTransition } from './inquiry-log.ts';

/** A transition of a locked inquiry that is known to be allowed. */
export interface WantedTransition {
  readonly to: QuoteStatus;
  readonly reason?: Inquiry['reason'];
  /** what the timeline keeps beside the reason */
  readonly note?: string | null;
  readonly actor: Actor;
}

/** Takes an inquiry to another status and writes it down; mails are the caller's. Runs inside their transaction. */
export async function transitionInquiry(
  em: EntityManager,
  inquiry: Inquiry,
  { to, reason = null, note = null, actor }: WantedTransition,
): Promise<void> {
  const from = inquiry.status;
  inquiry.transitionTo(to, reason);
  const why = [reason, note].filter(Boolean).join(': ');
  await logTransition(em, inquiry, { from, to, reason: why || null }, actor);
}
