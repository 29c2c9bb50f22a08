import type { Endpoint } from '@gantry/contracts/endpoint';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { isSignedIn } from '@gantry/domain/roles';
import { mayActorCall } from '@gantry/contracts/acting';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '../errors.ts';

/**
 * Checks the rights an endpoint declares. The gateway asks first, the service again.
 * @throws DomainError SESSION_ENDED for a guest, NOT_PERMITTED for a signed-in account without the role, in the store or
 * in its company:
 * 403 would end the session
 */
export function checkRights(endpoint: Endpoint, caller: Identity): void {
  const { rights, companyAct } = endpoint;
  // whoever acts for a customer may less than the customer, never more
  if (caller.actor && !mayActorCall(endpoint, caller.actor)) throw new DomainError('NOT_PERMITTED');
  // a guest is nobody's colleague
  const isKnown = isSignedIn(caller.role);
  if (isKnown && companyAct && !mayActInCompany(companyAct, caller.companyRole))
    throw new DomainError('NOT_PERMITTED');
  if (rights === 'anyone' || rights === 'service') return;
  if (!isKnown) throw new DomainError('SESSION_ENDED');
  if (rights === 'customer' || caller.role === 'admin') return;
  if (!rights.staff.includes(caller.role)) throw new DomainError('NOT_PERMITTED');
}
