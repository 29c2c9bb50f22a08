import { isStaff, type Role } from './roles.ts';
import type { AccountStatus } from './statuses/account-statuses.ts';

/** What staff may do to an account. */
export const accountActs = [
  'release',
  'hold',
  'set-terms',
  'set-company-terms',
  'hold-company',
  'release-company',
  'set-company',
  'set-company-role',
  'set-role',
  'end-sessions',
  'revoke-key',
  'reset-second-step',
  'merge',
  'erase',
  'propose-block',
  'confirm-block',
  'withdraw-block',
  'unblock',
] as const;
export type AccountAct = (typeof accountActs)[number];

interface ActRule {
  /** `admin` is always one of them */
  readonly roles: readonly Role[];
  readonly from: readonly AccountStatus[];
  /** needs that an entry in the black list was proposed, or that none was */
  readonly proposed?: boolean;
  /** needs that the account has a second step */
  readonly secondStep?: true;
  /** needs that the account is in a company */
  readonly inCompany?: true;
  /** needs that its company is on hold, or that it is not */
  readonly companyHeld?: boolean;
  /** accounts of staff are changed by admins only */
  readonly customersOnly?: true;
}

const alive = ['unconfirmed', 'active', 'on-hold'] as const;
const rules: Readonly<Record<AccountAct, ActRule>> = {
  release: { roles: ['finance'], from: ['on-hold'] },
  hold: { roles: ['finance'], from: ['active'] },
  'set-terms': { roles: ['finance'], from: alive, customersOnly: true },
  'set-company-terms': { roles: ['finance'], from: alive, customersOnly: true, inCompany: true },
  'hold-company': {
    roles: ['finance'],
    from: alive,
    customersOnly: true,
    inCompany: true,
    companyHeld: false,
  },
  'release-company': {
    roles: ['finance'],
    from: alive,
    customersOnly: true,
    inCompany: true,
    companyHeld: true,
  },
  'set-company': { roles: [], from: alive, customersOnly: true },
  'set-company-role': { roles: [], from: alive, customersOnly: true, inCompany: true },
  'set-role': { roles: [], from: ['active'] },
  'end-sessions': { roles: ['support'], from: alive },
  'revoke-key': { roles: ['support'], from: alive },
  'reset-second-step': { roles: ['support'], from: alive, secondStep: true },
  merge: { roles: [], from: ['active', 'on-hold'], customersOnly: true },
  erase: { roles: [], from: [...alive, 'merged'], customersOnly: true },
  'propose-block': { roles: [], from: alive, proposed: false },
  'confirm-block': { roles: [], from: alive, proposed: true },
  'withdraw-block': { roles: [], from: alive, proposed: true },
  unblock: { roles: [], from: ['black-list'] },
};

/** What shuts somebody out of an account: wanted whatever else has changed, and of one's own account too. */
export const isUrgentAct = (act: AccountAct): boolean => act === 'end-sessions' || act === 'revoke-key';

/** The account that something is done to. */
export interface ActedAccount {
  readonly id: string;
  readonly role: Role;
  readonly status: AccountStatus;
  /** who proposed it for the black list; null where nobody did */
  readonly proposedBy: string | null;
  readonly isInCompany: boolean;
  /** whether nobody orders on terms in the name of its company; left out where that is found out later */
  readonly isCompanyHeld?: boolean;
  /** whether it has a second step; left out where that is found out later */
  readonly hasSecondStep?: boolean;
}
/** Who does it. */
export interface ActingPerson {
  readonly accountId: string | null;
  readonly role: Role;
}

/**
 * Whether somebody may do something to an account now. Nobody changes their own account but for its sessions and keys, only admins
 * change accounts of staff, and the black list takes two people.
 */
export function mayActOnAccount(act: AccountAct, account: ActedAccount, person: ActingPerson): boolean {
  const { roles, from, proposed, customersOnly, secondStep, inCompany, companyHeld } = rules[act];
  const isAdmin = person.role === 'admin';
  if (!isAdmin && (isStaff(account.role) || !roles.includes(person.role))) return false;
  if (person.accountId === account.id && !isUrgentAct(act)) return false;
  if (customersOnly && account.role !== 'customer') return false;
  if (!from.includes(account.status)) return false;
  if (secondStep && account.hasSecondStep === false) return false;
  if (inCompany && !account.isInCompany) return false;
  if (companyHeld !== undefined && account.isCompanyHeld === !companyHeld) return false;
  if (proposed !== undefined && proposed !== (account.proposedBy !== null)) return false;
  return act !== 'confirm-block' || account.proposedBy !== person.accountId;
}
