import { paymentReaderRoles, type Role } from '@gantry/domain/roles';

/** Whether somebody of this role sees the payments of orders. */
export const readsPayments = (role: Role | undefined): boolean =>
  paymentReaderRoles.some((reader) => reader === role);
