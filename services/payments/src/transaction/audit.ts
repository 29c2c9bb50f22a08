import type { EntityManager } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Transaction } from './transaction.entity.ts';

/** Enters what a person did to a payment in the audit trail, in the caller's transaction. */
export function audit(
  em: EntityManager,
  transaction: Transaction,
  { before, by }: { readonly before: string; readonly by: Identity },
): Promise<void> {
  const entry = {
    at: new Date().toISOString(),
    actorId: by.accountId,
    actor: by.name ?? by.email,
    actorRole: by.role,
    entity: 'order',
    entityNumber: transaction.orderNumber,
    field: 'payment transaction',
    before,
    after: transaction.status,
    reason: `${transaction.received} received, ${transaction.reference}`,
    requestId: currentCall()?.requestId ?? null,
  };
  const mark = { entity: `transaction:${transaction.id}`, version: `${transaction.version}:audit` };
  return publish(em, 'record.changed', entry, mark);
}
