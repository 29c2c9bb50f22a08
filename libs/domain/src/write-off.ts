import type { Role } from './roles.ts';

/** Minor units that finance gives up of one order, all its write-offs together; more is for admins. */
export const maxWriteOff = 50_000;

/**
 * Whether somebody who writes off may give up so much of an order.
 * @param amount minor units that are written off now
 * @param before minor units that were written off of the order already, by whomever
 */
export const mayWriteOff = (role: Role, amount: number, before: number): boolean =>
  role === 'admin' || before + amount <= maxWriteOff;
