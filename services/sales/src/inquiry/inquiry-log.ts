import type { EntityManager } from '@mikro-orm/postgresql';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Actor } from '../order/actor.ts';
import type { Inquiry } from './inquiry.entity.ts';
import { InquiryChange, type InquiryTransition } from './inquiry-change.entity.ts';
import { InquiryMessage } from './inquiry-message.entity.ts';

const auditedText = 200;

/** Writes a transition to the timeline and to the audit trail, in the caller's transaction. */
export async function logTransition(
  em: EntityManager,
  inquiry: Inquiry,
  transition: InquiryTransition,
  actor: Actor,
): Promise<void> {
  em.persist(InquiryChange.of(inquiry, transition, actor));
  await em.flush();
  const { from: before, to: after, reason } = transition;
  await audit(em, inquiry, { field: 'status', before, after, reason }, actor);
}

/** Adds a message to the conversation; the audit trail keeps who wrote and how it begins. */
export async function logMessage(
  em: EntityManager,
  inquiry: Inquiry,
  sender: 'customer' | 'store',
  text: string,
  actor: Actor,
): Promise<void> {
  em.persist(InquiryMessage.of(inquiry, sender, text, actor));
  await em.flush();
  const change: Audited = { field: 'message', before: null, after: text.slice(0, auditedText), reason: null };
  await audit(em, inquiry, change, actor);
}

interface Audited {
  readonly field: 'status' | 'message';
  readonly before: string | null;
  readonly after: string;
  readonly reason: string | null;
}

function audit(em: EntityManager, inquiry: Inquiry, change: Audited, actor: Actor): Promise<void> {
  const entry = {
    ...change,
    at: new Date().toISOString(),
    actorId: actor.accountId,
    actor: actor.name ?? (actor.role === 'system' ? 'system' : null),
    actorRole: actor.role,
    entity: 'inquiry',
    entityNumber: inquiry.number,
    requestId: currentCall()?.requestId ?? null,
  };
  const mark = { entity: `inquiry:${inquiry.number}`, version: `${inquiry.version}.${change.field}` };
  return publish(em, 'record.changed', entry, mark);
}
