import { actingWrites } from '@gantry/contracts/acting';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { keyScopes, type KeyScope } from '@gantry/contracts/key-scopes';
import type { CompanyAct } from '@gantry/domain/company-roles';
import type { Caller } from './callers.ts';

type Gate = 'passes' | 'SESSION_ENDED' | 'NOT_PERMITTED';

/** The table of acts once more, as a buyer would say it: the walk is to find where the code reads it otherwise. */
const actors: Readonly<Record<CompanyAct, string>> = {
  order: 'admin approver buyer alone',
  'return-items': 'admin approver buyer alone',
  'keep-cards': 'admin approver buyer alone',
  'keep-addresses': 'admin approver buyer alone',
  'send-certificates': 'admin approver buyer alone',
  prepare: 'admin approver buyer requester alone',
  'approve-orders': 'admin approver',
  'pay-company-invoices': 'admin approver',
  'read-company-records': 'admin approver viewer',
  'manage-people': 'admin',
};
const opens = (scopes: readonly KeyScope[], call: string): boolean =>
  scopes.some((scope) => (keyScopes[scope] as readonly string[]).includes(call));

/**
 * What a call is answered before it is looked at: a guest is asked to sign in, whoever is signed in and may not is told
 * so without the end of their session (specification §7).
 */
export function expectedGate(endpoint: Endpoint, caller: Caller): Gate {
  const { rights, companyAct, name, method } = endpoint;
  const isGuest = caller.role === 'guest';
  if (caller.isActing && method !== 'GET' && Reflect.get(actingWrites, name) !== 'free')
    return 'NOT_PERMITTED';
  if (caller.scopes && !opens(caller.scopes, name)) return 'NOT_PERMITTED';
  if (!isGuest && companyAct && !actors[companyAct].split(' ').includes(caller.companyRole ?? 'alone'))
    return 'NOT_PERMITTED';
  if (rights === 'anyone') return 'passes';
  if (isGuest) return 'SESSION_ENDED';
  if (typeof rights === 'string' || caller.role === 'admin') return 'passes';
  return rights.staff.includes(caller.role) ? 'passes' : 'NOT_PERMITTED';
}
