import { unmatchedReaderRoles, type Role } from '@gantry/domain/roles';

/** Whether somebody of this role sees the money that waits for finance. */
export const worksOnPayments = (role: Role | undefined): boolean =>
  unmatchedReaderRoles.some((reader) => reader === role);
