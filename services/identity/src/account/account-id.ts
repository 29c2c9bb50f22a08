import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';

/** The account that calls. @throws DomainError SESSION_ENDED for a guest */
export function accountIdOf({ caller }: Call): string {
  if (!caller.accountId) throw new DomainError('SESSION_ENDED');
  return caller.accountId;
}
