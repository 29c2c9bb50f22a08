import type { AdminAccount, Membership } from '@gantry/contracts/schemas/admin-account';

/** Who could be admin in place of an account that is the only one of its company; nobody where another is. */
export const successorsOf = ({ number, membership }: AdminAccount): Membership['people'] =>
  membership?.isOnlyAdmin ? membership.people.filter((one) => one.mayManage && one.number !== number) : [];
