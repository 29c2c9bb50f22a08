import * as v from 'valibot';
import { ownSortSchema } from '../list-sort.ts';
import { accountActs } from '@gantry/domain/account-acts';
import { defaultCompanyRole } from '@gantry/domain/company-roles';
import { roles, staffRoles } from '@gantry/domain/roles';
import { accountStatuses } from '@gantry/domain/statuses/account-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { companyRoleSchema, netTermSchema } from './account.ts';
import { accountSessionSchema } from './account-security.ts';
import { apiKeySchema } from './api-key.ts';
import { savedAddressSchema } from './address.ts';
import {
  amountSchema,
  line,
  optionalDollars,
  optionalLine,
  pageOf,
  pageQuery,
  recordNumberSchema,
  uuidSchema,
} from './common.ts';
import { openInvitationSchema } from './company.ts';

const statusSchema = v.picklist(labelsOf(accountStatuses));
const roleSchema = v.picklist(roles);

/** What accounts a list shows. */
export const accountQueues = [
  'all',
  'customers',
  'staff',
  'no-admin',
  'on-hold',
  'proposed',
  'black-list',
] as const;
export type AccountQueue = (typeof accountQueues)[number];
/** Columns of the list of accounts that it is sorted by, one or several. */
export const adminAccountSorts = ['number', 'name', 'company', 'role', 'status', 'created', 'seen'] as const;
/** Of one search. */
export const maxFoundCompanies = 10;
export const companySearchQuery = v.object({ search: v.pipe(line(80), v.minLength(2)) });
const foundCompanySchema = v.object({
  company: v.string(),
  /** of the account that stands for it */
  number: recordNumberSchema,
  /** how many accounts it has that may sign in */
  people: v.number(),
});
export type FoundCompany = v.InferOutput<typeof foundCompanySchema>;
export const foundCompaniesSchema = v.array(foundCompanySchema);
export const adminAccountsQuery = v.object({
  ...pageQuery,
  sort: ownSortSchema(adminAccountSorts),
  queue: v.optional(v.fallback(v.picklist(accountQueues), 'all'), 'all'),
  /** customers who are this in their company */
  companyRole: v.optional(companyRoleSchema),
  /** a part of number, name, e-mail address or company */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
});

const head = {
  number: recordNumberSchema,
  name: v.string(),
  email: v.string(),
  /** the company the store put it in, else what its owner typed */
  company: v.nullable(v.string()),
  /** what it is in the company the store knows it in; null where it is in none */
  companyRole: v.nullable(companyRoleSchema),
  role: roleSchema,
  status: statusSchema,
  createdAt: v.string(),
  /** last use of any of its sessions */
  seenAt: v.nullable(v.string()),
};
export const adminAccountsSchema = v.object({
  ...pageOf(v.object(head)).entries,
  counts: v.record(v.string(), v.number()),
});
export type AdminAccounts = v.InferOutput<typeof adminAccountsSchema>;

/** Why an account is held or blocked, since when, and by whom; null is the store itself. */
export const accountNoteSchema = v.object({
  reason: v.string(),
  at: v.string(),
  by: v.nullable(v.string()),
  byId: v.nullable(v.string()),
  /** number of the unpaid invoice it is for; left out where a person had a reason of their own */
  invoice: v.optional(v.string()),
});
export type AccountNote = v.InferOutput<typeof accountNoteSchema>;

/** One of the people of a company, as staff see them. */
const memberSchema = v.object({
  number: recordNumberSchema,
  name: v.string(),
  email: v.string(),
  companyRole: companyRoleSchema,
  status: statusSchema,
  /** an admin of the company lets them in no more */
  isDeactivated: v.boolean(),
  /** the provider of the company says it at each sign-in, so it is changed there */
  isRoleFromProvider: v.boolean(),
  /** whether they could look after the company now */
  mayManage: v.boolean(),
});

/** What a company may owe, and owes. */
const companyCreditSchema = v.object({
  version: v.number(),
  /** minor units that all of its people may owe together; null: it has no line, and each orders on their own */
  creditLimit: v.nullable(amountSchema),
  maxTerm: netTermSchema,
  /** why nobody orders on terms in its name, while nobody does */
  hold: v.nullable(accountNoteSchema),
  /** minor units owed or to be owed; null where that could not be found out */
  exposure: v.nullable(amountSchema),
});

/** The company an account is in. */
const membershipSchema = v.object({
  /** whether somebody can look after it now */
  hasAdmin: v.boolean(),
  /** whether it would be without an admin if it lost this account, while others are there */
  isOnlyAdmin: v.boolean(),
  /** by name, the account itself among them */
  people: v.array(memberSchema),
  /** who is asked to join and has not answered, the newest first */
  invitations: v.array(openInvitationSchema),
  /** those the company keeps for its people, the oldest first */
  addresses: v.optional(v.array(savedAddressSchema), []),
  /** whether orders in its name go to these only */
  onlyCompanyAddresses: v.optional(v.boolean(), false),
  credit: companyCreditSchema,
});
export type Membership = v.InferOutput<typeof membershipSchema>;

export const adminAccountSchema = v.object({
  ...head,
  version: v.number(),
  phone: v.nullable(v.string()),
  locale: v.string(),
  /** what its owner typed as their company; proves nothing */
  typedCompany: v.nullable(v.string()),
  /** null where it is in no company */
  membership: v.nullable(membershipSchema),
  /** of its own line, which counts where its company has none; minor units; null: pays in advance */
  creditLimit: v.nullable(amountSchema),
  maxTerm: netTermSchema,
  /** what it owes and has open; null where that could not be found out */
  creditUse: v.nullable(v.object({ exposure: amountSchema, openOrders: v.number(), openQuotes: v.number() })),
  hold: v.nullable(accountNoteSchema),
  proposal: v.nullable(accountNoteSchema),
  block: v.nullable(accountNoteSchema),
  mergedInto: v.nullable(v.string()),
  sessions: v.array(accountSessionSchema),
  /** by which programs call in its name, the newest first */
  apiKeys: v.array(apiKeySchema),
  /** whether signing in takes a second step */
  hasSecondStep: v.boolean(),
  acts: v.array(v.picklist(accountActs)),
  /** whether the reader may act for this customer, and spend for them; null: not */
  actFor: v.nullable(v.object({ maySpend: v.boolean() })),
  /** who of the staff acts for it now */
  actors: v.array(v.object({ name: v.string(), reason: v.string(), until: v.string() })),
});
export type AdminAccount = v.InferOutput<typeof adminAccountSchema>;

const reason = line(500);
/** Why somebody acts for a customer, and whether they also mean to spend the customer's money. */
export const startActingSchema = v.object({ reason, withMoney: v.optional(v.boolean(), false) });

/** Number of the one of its people who is admin of the company from then on, where this account is its only admin. */
const newAdmin = optionalLine(40);

/** What the company's terms on screen are, which others may have changed. */
const creditVersion = v.pipe(v.number(), v.integer());

const act = <Name extends (typeof accountActs)[number], Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) => v.object({ act: v.literal(name), version: v.pipe(v.number(), v.integer()), ...entries });

/** Something done to an account: what each act needs besides the version on screen. */
export const accountActSchemas = {
  release: act('release', {}),
  hold: act('hold', { reason }),
  'set-terms': act('set-terms', { creditLimit: optionalDollars, maxTerm: netTermSchema, reason }),
  /** of the company it is in, for all of its people; without a limit it has no line */
  'set-company-terms': act('set-company-terms', {
    creditVersion,
    creditLimit: optionalDollars,
    maxTerm: netTermSchema,
    reason,
  }),
  'hold-company': act('hold-company', { creditVersion, reason }),
  'release-company': act('release-company', { creditVersion }),
  /** an empty company takes the account out of the one it is in */
  'set-company': act('set-company', {
    company: optionalLine(120),
    companyRole: v.optional(companyRoleSchema, defaultCompanyRole),
    newAdmin,
    reason,
  }),
  'set-company-role': act('set-company-role', { companyRole: companyRoleSchema, reason }),
  /** accounts of staff are in no company */
  'set-role': act('set-role', { role: v.picklist(['customer', ...staffRoles]), newAdmin, reason }),
  /** without a session all of them end */
  'end-sessions': act('end-sessions', { sessionId: v.optional(v.nullable(v.string()), null) }),
  'revoke-key': act('revoke-key', { keyId: uuidSchema }),
  /** its owner has lost what they prove themselves by a second time */
  'reset-second-step': act('reset-second-step', { reason }),
  /** everything of this account goes to another one */
  merge: act('merge', { into: recordNumberSchema, newAdmin, reason }),
  /** the person is forgotten: nothing brings the account back */
  erase: act('erase', { reason }),
  'propose-block': act('propose-block', { reason }),
  'confirm-block': act('confirm-block', { newAdmin }),
  'withdraw-block': act('withdraw-block', {}),
  unblock: act('unblock', { reason }),
} as const;
export const actOnAccountSchema = v.variant('act', Object.values(accountActSchemas));
export type ActOnAccount = v.InferOutput<typeof actOnAccountSchema>;
/** One kind of act with what it needs. */
export type ActOf<Name extends ActOnAccount['act']> = Extract<ActOnAccount, { act: Name }>;
