import type { Role } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';

/** Who acts: a person of some role, or the system itself (timers, providers, rules). */
export interface Actor {
  readonly accountId: string | null;
  readonly name: string | null;
  readonly role: Role | 'system';
}
export const system: Actor = { accountId: null, name: null, role: 'system' };

/** Staff who act for a customer are named before them. */
export const actorOf = ({ accountId, name, email, role, actor }: Identity): Actor => ({
  accountId,
  name: actor ? `${actor.name} / ${name ?? email}` : (name ?? email),
  role,
});
