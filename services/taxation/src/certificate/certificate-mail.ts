import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import type { Certificate } from '../rules/certificate.entity.ts';

/** Tells the owner of a certificate what became of it, in the caller's transaction. */
export function tellOwner(
  em: EntityManager,
  one: Certificate,
  kind: EventPayload<'certificate.changed'>['kind'],
): Promise<void> {
  const payload = {
    accountId: one.accountId,
    companyId: one.companyId ?? null,
    kind,
    email: one.email,
    name: one.accountName,
    locale: one.locale,
    number: one.number,
    states: one.states,
    expiresAt: one.expiresAt ?? null,
    reason: one.decision ?? null,
  };
  const version = `${one.version}.${kind}.${one.warnedDays ?? ''}`;
  return publish(em, 'certificate.changed', payload, { entity: `certificate:${one.id}`, version });
}
