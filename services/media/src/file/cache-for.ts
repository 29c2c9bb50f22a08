import { isSignedIn } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '@gantry/nest-kit/errors';

/** For one reader: no cache between may keep it, and the browser asks again each time, with the tag. */
const forOneReader = 'private, no-cache';

/**
 * How an answer may be kept.
 * @param isPublic false for what belongs to products that only signed-in buyers may see
 * @param shared what holds for what everybody may have
 * @throws DomainError NOT_FOUND for a guest who asks for what guests may not know of
 */
export function cacheFor(isPublic: boolean, caller: Identity, shared: string): string {
  if (isPublic) return shared;
  if (!isSignedIn(caller.role)) throw new DomainError('NOT_FOUND');
  return forOneReader;
}
