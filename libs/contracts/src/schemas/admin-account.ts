import * as v from 'valibot';
import { accountActs } from '@gantry/domain/account-acts';
import { roles, staffRoles } from '@gantry/domain/roles';
import { accountStatuses } from '@gantry/domain/statuses/account-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { netTermSchema } from './account.ts';
import { accountSessionSchema } from './account-security.ts';
import {
  amountSchema,
  line,
  optionalDollars,
  optionalLine,
  pageOf,
  pageQuery,
  recordNumberSchema,
} from './common.ts';

const statusSchema = v.picklist(labelsOf(accountStatuses));
const roleSchema = v.picklist(roles);

/** What accounts a list shows. */
export const accountQueues = ['all', 'customers', 'staff', 'on-hold', 'proposed', 'black-list'] as const;
export type AccountQueue = (typeof accountQueues)[number];
export const adminAccountsQuery = v.object({
  ...pageQuery,
  queue: v.optional(v.fallback(v.picklist(accountQueues), 'all'), 'all'),
  /** a part of number, name, e-mail address or company */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
});

const head = {
  number: recordNumberSchema,
  name: v.string(),
  email: v.string(),
  /** the company the store put it in, else what its owner typed */
  company: v.nullable(v.string()),
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

export const adminAccountSchema = v.object({
  ...head,
  version: v.number(),
  phone: v.nullable(v.string()),
  locale: v.string(),
  /** what its owner typed as their company; proves nothing */
  typedCompany: v.nullable(v.string()),
  /** others of its company */
  colleagues: v.array(v.object({ number: recordNumberSchema, name: v.string() })),
  /** minor units; null: pays in advance */
  creditLimit: v.nullable(amountSchema),
  maxTerm: netTermSchema,
  /** what it owes and has open; null where that could not be found out */
  creditUse: v.nullable(v.object({ exposure: amountSchema, openOrders: v.number(), openQuotes: v.number() })),
  hold: v.nullable(accountNoteSchema),
  proposal: v.nullable(accountNoteSchema),
  block: v.nullable(accountNoteSchema),
  mergedInto: v.nullable(v.string()),
  sessions: v.array(accountSessionSchema),
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

const act = <Name extends (typeof accountActs)[number], Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) => v.object({ act: v.literal(name), version: v.pipe(v.number(), v.integer()), ...entries });

/** Something done to an account: what each act needs besides the version on screen. */
export const accountActSchemas = {
  release: act('release', {}),
  hold: act('hold', { reason }),
  'set-terms': act('set-terms', { creditLimit: optionalDollars, maxTerm: netTermSchema, reason }),
  /** an empty company takes the account out of the one it is in */
  'set-company': act('set-company', { company: optionalLine(120), reason }),
  'set-role': act('set-role', { role: v.picklist(['customer', ...staffRoles]), reason }),
  /** without a session all of them end */
  'end-sessions': act('end-sessions', { sessionId: v.optional(v.nullable(v.string()), null) }),
  /** everything of this account goes to another one */
  merge: act('merge', { into: recordNumberSchema, reason }),
  'propose-block': act('propose-block', { reason }),
  'confirm-block': act('confirm-block', {}),
  'withdraw-block': act('withdraw-block', {}),
  unblock: act('unblock', { reason }),
} as const;
export const actOnAccountSchema = v.variant('act', Object.values(accountActSchemas));
export type ActOnAccount = v.InferOutput<typeof actOnAccountSchema>;
