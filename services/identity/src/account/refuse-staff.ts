import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from './account.entity.ts';

/**
 * What staff have done is told under their name, and their accounts are closed by admins: what customers do with their
 * own data by themselves is not for them. @throws DomainError NOT_PERMITTED
 */
export function refuseStaff({ role }: Account): void {
  if (role !== 'customer') throw new DomainError('NOT_PERMITTED');
}
