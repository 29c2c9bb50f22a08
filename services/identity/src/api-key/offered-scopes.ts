import { endpoints } from '@gantry/contracts/endpoints/table';
import { keyScopeNames, keyScopes, type KeyScope } from '@gantry/contracts/key-scopes';
import type { Endpoint } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { refusalOf } from '@gantry/nest-kit/rights';

const callsByName: Readonly<Record<string, Endpoint>> = endpoints;

/**
 * The scopes that would open what they are for to this person, by what they are in the store and in their company: of a
 * scope that writes, a write.
 */
export const offeredScopes = (owner: Identity): KeyScope[] =>
  keyScopeNames.filter((scope) => callsFor(scope).some((call) => refusalOf(call, owner) === null));

function callsFor(scope: KeyScope): readonly Endpoint[] {
  const calls = keyScopes[scope].flatMap((name) => callsByName[name] ?? []);
  const writes = calls.filter(({ method }) => method !== 'GET');
  return writes.length > 0 ? writes : calls;
}
