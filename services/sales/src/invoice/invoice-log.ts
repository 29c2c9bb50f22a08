import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import type { Invoice } from './invoice.entity.ts';

/** A change of one field of an invoice. */
interface InvoiceChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason?: string | null;
}

/** Writes a change to the audit trail, in the caller's transaction. */
export function logInvoice(
  em: EntityManager,
  invoice: Invoice,
  { field, before, after, reason = null }: InvoiceChange,
  actor: Actor,
): Promise<void> {
  const entry: EventPayload<'record.changed'> = {
    at: new Date().toISOString(),
    actorId: actor.accountId,
    actor: actor.name ?? (actor.role === 'system' ? 'system' : null),
    actorRole: actor.role,
    entity: 'invoice',
    entityNumber: invoice.number,
    field,
    before,
    after,
    reason,
    requestId: currentCall()?.requestId ?? null,
  };
  const mark = { entity: `invoice:${invoice.number}`, version: `${invoice.version}.${field}.${after ?? ''}` };
  return publish(em, 'record.changed', entry, mark);
}

/** Tells the journal and the customer that it was issued, and the audit trail. */
export async function announceInvoice(
  em: EntityManager,
  invoice: Invoice,
  order: Order,
  { replaces = null, actor }: { readonly replaces?: string | null; readonly actor: Actor },
): Promise<void> {
  const { kind, number, goods, shipping, handlingFee, restockingFee, tax, amount } = invoice;
  const money = { goods, shipping, handlingFee, restockingFee, tax, amount };
  const payload: EventPayload<'invoice.issued'> = {
    kind,
    number,
    orderNumber: order.number,
    replaces,
    issuedAt: invoice.issuedAt.toISOString(),
    dueAt: invoice.dueAt?.toISOString() ?? null,
    ...money,
    ...readerOf(invoice, order),
  };
  await publish(em, 'invoice.issued', payload, { entity: `invoice:${number}`, version: 1 });
  const issued = { field: 'issued', before: null, after: String(amount), reason: invoice.reason ?? null };
  await logInvoice(em, invoice, issued, actor);
}

/** Mails it again. */
export function resendInvoice(
  em: EntityManager,
  invoice: Invoice,
  order: Order,
  email: string,
): Promise<void> {
  const { kind, number, orderNumber, amount } = invoice;
  const dueAt = invoice.dueAt?.toISOString() ?? null;
  const payload = { kind, number, orderNumber, dueAt, amount, ...readerOf(invoice, order), email };
  const mark = { entity: `invoice:${number}`, version: `sent-${invoice.sentTo.length}` };
  return publish(em, 'invoice.resent', payload, mark);
}

const readerOf = ({ email, name, locale }: Invoice, { token, accountId }: Order) => ({
  email,
  name,
  locale,
  token,
  isGuest: (accountId ?? null) === null,
});
