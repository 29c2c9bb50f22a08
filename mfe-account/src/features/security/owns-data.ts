import type { User } from '@gantry/contracts/schemas/account';

/** Whether somebody takes a copy of their data, or erases it, themselves: customers do, and nobody who acts for them. */
export const ownsData = (user: User | null | undefined): boolean =>
  user?.role === 'customer' && !user.acting?.isYou;
