import type { User } from '@gantry/contracts/schemas/account';

/** Whether somebody erases their account themselves: customers do, and nobody who acts for them. */
export const mayErase = (user: User | null | undefined): boolean =>
  user?.role === 'customer' && !user.acting?.isYou;
