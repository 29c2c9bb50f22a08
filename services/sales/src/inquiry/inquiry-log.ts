import type { EntityManager } from '@mikro-orm/postgresql';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Actor } from '../order/actor.ts';
import type { Inquiry } from './inquiry.entity.ts';
import { InquiryChange, type InquiryTransition } from './inquiry-change.entity.ts';
import { InquiryMessage, type NewMessage } from './inquiry-message.entity.ts';

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

/** Adds a message to the conversation with the customer; the audit trail keeps who wrote and how it begins. */
export function logMessage(
  em: EntityManager,
  inquiry: Inquiry,
  sender: 'customer' | 'store',
  text: string,
  actor: Actor,
): Promise<void> {
  return logMessageTo(em, inquiry, { sender, audience: 'customer', text }, actor);
}

/** The same for messages that the customer does not read: to and from suppliers, and notes of the staff. */
export async function logMessageTo(
  em: EntityManager,
  inquiry: Inquiry,
  message: NewMessage,
  actor: Actor,
): Promise<void> {
  em.persist(InquiryMessage.of(inquiry, message, actor));
  await em.flush();
  const field = message.audience === 'customer' ? 'message' : `message (${message.audience})`;
  const after = message.text.slice(0, auditedText);
  await audit(em, inquiry, { field, before: null, after, reason: null }, actor);
}

/** What changes in one field; the audit trail keeps both values. */
export interface Audited {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}

/**
 * Writes changes of fields, of an inquiry or its lines, to the audit trail.
 * @param mark tells these changes from all others of the inquiry: a change of a line leaves the inquiry's version alone
 */
export async function logFields(
  em: EntityManager,
  inquiry: Inquiry,
  changes: readonly Audited[],
  { actor, mark }: { readonly actor: Actor; readonly mark?: string },
): Promise<void> {
  for (const change of changes) await audit(em, inquiry, change, actor, mark);
}

function audit(
  em: EntityManager,
  inquiry: Inquiry,
  change: Audited,
  actor: Actor,
  stand = String(inquiry.version),
): Promise<void> {
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
  const mark = { entity: `inquiry:${inquiry.number}`, version: `${stand}.${change.field}` };
  return publish(em, 'record.changed', entry, mark);
}
