import { mayCall, type Callable, type Caller } from '@gantry/contracts/callers';
import type { KeyRing } from '@gantry/http-kit/keys';
import { DomainError } from '../errors.ts';
import { internalHeaders } from './headers.ts';
import type { RouteAccess } from './serve.ts';

/** A route that is no endpoint and not for anybody. */
type CachedRoute = Exclude<RouteAccess, 'open'>;
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Who sent a call inside the house, if its key opens this endpoint, or a route that is none.
 * @throws DomainError NOT_FOUND: without the right key there is nothing here
 */
export function admitCaller(keys: KeyRing, headers: Headers, opened: Callable | CachedRoute): Caller {
  const caller = keys.callerOf(headers[internalHeaders.key]);
  if (!caller || !isOpenFor(caller, opened)) throw new DomainError('NOT_FOUND');
  return caller;
}

function isOpenFor(caller: Caller, opened: Callable | CachedRoute): boolean {
  if (typeof opened !== 'string') return mayCall(caller, opened);
  return (opened === 'gateway') === (caller === 'gateway');
}
