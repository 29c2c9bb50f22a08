import { offeredLocales, type Identity, type Profile, type User } from '@gantry/contracts/schemas/account';
import type { Account } from './account.entity.ts';

/** The account as pages see it. */
export const toUser = (account: Account): User => ({
  accountNumber: account.number,
  email: account.email,
  name: account.name,
  company: account.company ?? null,
  role: account.role,
  hasPrice: true,
  confirmed: account.isConfirmed,
  companyRole: account.roleInCompany,
});

/** The account as services see it in a call, with the credit line it orders on. */
export const toIdentity = (
  account: Account,
  sessionId: string | null,
  credit: Pick<Identity, 'creditLimit' | 'maxTerm' | 'isCompanyCredit'>,
): Identity => ({
  accountId: account.id,
  accountNumber: account.number,
  email: account.email,
  name: account.name,
  company: account.company ?? null,
  companyId: account.companyId ?? null,
  companyRole: account.roleInCompany,
  role: account.role,
  sessionId,
  ...credit,
  hasPrice: true,
  confirmed: account.isConfirmed,
});

export const toProfile = ({ name, company, phone, locale }: Account): Profile => ({
  name,
  company: company ?? null,
  phone: phone ?? null,
  locale: offeredLocales.find((one) => one === locale) ?? 'en-US',
});
