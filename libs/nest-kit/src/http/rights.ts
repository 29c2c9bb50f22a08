import type { Endpoint } from '@gantry/contracts/endpoint';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { isSignedIn } from '@gantry/domain/roles';
import { mayActorCall } from '@gantry/contracts/acting';
import { mayKeyCall } from '@gantry/contracts/key-scopes';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '../errors.ts';

/**
 * Checks the rights an endpoint declares. The gateway asks first, the service again.
 * @throws DomainError as `refusalOf` names it
 */
export function checkRights(endpoint: Endpoint, caller: Identity): void {
  const refusal = refusalOf(endpoint, caller);
  if (refusal) throw new DomainError(refusal);
}

/**
 * Why a caller may not call an endpoint: SESSION_ENDED for a guest, NOT_PERMITTED for a signed-in account without the
 * role, in the store or in its company (403 would end the session). Null for whoever may.
 */
export function refusalOf(endpoint: Endpoint, caller: Identity): 'SESSION_ENDED' | 'NOT_PERMITTED' | null {
  const { rights, companyAct } = endpoint;
  // whoever acts for a customer may less than the customer, never more
  if (caller.actor && !mayActorCall(endpoint, caller.actor)) return 'NOT_PERMITTED';
  // a program may what its key says, of what the key's owner may
  if (caller.key && !mayKeyCall(endpoint, caller.key)) return 'NOT_PERMITTED';
  // a guest is nobody's colleague
  const isKnown = isSignedIn(caller.role);
  if (isKnown && companyAct && !mayActInCompany(companyAct, caller.companyRole)) return 'NOT_PERMITTED';
  if (rights === 'anyone' || rights === 'service') return null;
  if (!isKnown) return 'SESSION_ENDED';
  if (rights === 'customer' || caller.role === 'admin') return null;
  return rights.staff.includes(caller.role) ? null : 'NOT_PERMITTED';
}
