import { nameOfCaller } from '@gantry/contracts/caller-name';
import type { Role } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';

/** Who acts: a person of some role, or the system itself (timers, providers, rules). */
export interface Actor {
  readonly accountId: string | null;
  readonly name: string | null;
  readonly role: Role | 'system';
}
export const system: Actor = { accountId: null, name: null, role: 'system' };

export const actorOf = (caller: Identity): Actor => ({
  accountId: caller.accountId,
  name: nameOfCaller(caller),
  role: caller.role,
});
