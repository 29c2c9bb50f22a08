import type { Endpoint } from '@gantry/contracts/endpoint';
import { isSignedIn } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '../errors.ts';

/**
 * Checks the rights an endpoint declares. The gateway asks first, the service again.
 * @throws DomainError SESSION_ENDED for a guest, NOT_PERMITTED for a signed-in account without the role:
 * 403 would end the session
 */
export function checkRights({ rights }: Endpoint, caller: Identity): void {
  if (rights === 'anyone' || rights === 'service') return;
  if (!isSignedIn(caller.role)) throw new DomainError('SESSION_ENDED');
  if (rights === 'customer' || caller.role === 'admin') return;
  if (!rights.staff.includes(caller.role)) throw new DomainError('NOT_PERMITTED');
}
