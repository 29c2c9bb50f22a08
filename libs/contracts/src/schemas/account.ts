import * as v from 'valibot';
import { locales } from '../locales.ts';
import { companyRoles } from '@gantry/domain/company-roles';
import { roles } from '@gantry/domain/roles';
import { keyScopeNames } from '../key-scopes.ts';
import { phoneSchema } from './address.ts';
import { emailSchema, line, optionalLine, recordNumberSchema } from './common.ts';

const roleSchema = /* @__PURE__ */ v.picklist(roles);
export const companyRoleSchema = /* @__PURE__ */ v.picklist(companyRoles);

/** At least 12 characters, or 8 with three kinds of characters; at most 200. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(8),
  v.maxLength(200),
  v.check(isStrong, 'is too easy to guess'),
);
function isStrong(password: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  return password.length >= 12 || kinds >= 3;
}

/** The signed-in person as pages see it. `GET /api/v1/get-user` answers it (specification §7). */
export const userSchema = v.object({
  accountNumber: recordNumberSchema,
  email: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  role: roleSchema,
  /** whether prices kept for signed-in buyers are shown (cookie has-price, display only) */
  hasPrice: v.boolean(),
  confirmed: v.boolean(),
  /** what they are in their company; null or left out where they buy alone */
  companyRole: v.optional(v.nullable(companyRoleSchema)),
  /** staff act for this account now; `isYou`: it is you who does */
  acting: v.optional(v.nullable(v.object({ by: v.string(), until: v.string(), isYou: v.boolean() }))),
});
export type User = v.InferOutput<typeof userSchema>;

export const signInSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** whether the session outlives the browser */
  remember: v.optional(v.boolean(), false),
});
export const signUpSchema = v.object({
  email: emailSchema,
  password: newPasswordSchema,
  name: line(120),
  company: optionalLine(120),
  phone: v.optional(v.nullable(phoneSchema), null),
});
export const recoverySchema = v.object({ email: emailSchema });
export const recoveryPasswordSchema = v.object({ password: newPasswordSchema });
/** Recovery and confirmation codes: lower-case, at least 128 bit (they stand in paths, which are lower-cased). */
export const codeSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z2-7]{26,64}$/));
/** What a code of a mail has confirmed. */
export const confirmOutcomes = ['confirmed', 'waiting', 'changed', 'taken'] as const;
export type ConfirmOutcome = (typeof confirmOutcomes)[number];
/** The languages people choose from; the pseudo-locale is for those who test. */
export const offeredLocales = locales.map(({ code }) => code).filter((code) => code !== 'en-XA');
export const profileSchema = v.object({
  name: line(120),
  company: optionalLine(120),
  phone: v.optional(v.nullable(phoneSchema), null),
  /** the language of mails and papers; left out, it stays what it is */
  locale: v.optional(v.picklist(offeredLocales)),
});
export type Profile = v.InferOutput<typeof profileSchema>;

export const auditEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.nullable(v.string()),
  /** the customer they acted for */
  onBehalfOf: v.nullable(v.string()),
  actorRole: v.nullable(v.string()),
  entity: v.string(),
  entityNumber: v.nullable(v.string()),
  field: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
/** A day such as `2026-11-28`; anything else narrows nothing. */
const filterDay = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined));
/** What narrows the trail; all of it together. */
const auditFilter = {
  entity: v.optional(v.pipe(v.string(), v.maxLength(40))),
  number: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** a part of the name or address of whoever changed something, or of the customer they acted for */
  person: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  /** a part of the name of a field */
  field: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  /** days where the store is, both included */
  from: filterDay,
  to: filterDay,
};
export const auditFileQuery = v.object(auditFilter);
export type AuditFilter = v.InferOutput<typeof auditFileQuery>;
export const auditQuerySchema = v.object({ page: v.optional(v.string()), ...auditFilter });

/** Net terms, the shorter first. */
export const netTerms = ['net-15', 'net-30'] as const;
export type NetTerm = (typeof netTerms)[number];
export const netTermSchema = v.picklist(netTerms);

/** Who is calling, as the gateway tells the services. */
export const identitySchema = v.object({
  accountId: v.nullable(v.string()),
  accountNumber: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  company: v.nullable(v.string()),
  /** what makes people one company; the name beside it is what they typed and proves nothing */
  companyId: v.nullable(v.string()),
  /** what they are in it; null or left out without a company */
  companyRole: v.optional(v.nullable(companyRoleSchema)),
  role: roleSchema,
  sessionId: v.nullable(v.string()),
  /** the session's secret has been in use for long: the gateway asks for another one */
  isRenewalDue: v.optional(v.boolean()),
  /** of the line they order on now, their company's or their own; minor units; null without one that may be used */
  creditLimit: v.nullable(v.number()),
  /** of the net terms, the longest that line has; counts with a credit line only */
  maxTerm: v.optional(netTermSchema, 'net-30'),
  /** the line is their company's: all that is ordered in its name counts against it; left out: their own */
  isCompanyCredit: v.optional(v.boolean()),
  hasPrice: v.boolean(),
  confirmed: v.boolean(),
  /** who of the staff acts for this account in this session; null or left out: its owner */
  actor: v.optional(
    v.nullable(
      v.object({
        accountId: v.string(),
        email: v.string(),
        name: v.string(),
        role: roleSchema,
        maySpend: v.boolean(),
      }),
    ),
  ),
  /** the key by which a program calls in the name of this account; null or left out: a person does */
  key: v.optional(
    v.nullable(v.object({ id: v.string(), name: v.string(), scopes: v.array(v.picklist(keyScopeNames)) })),
  ),
});
export type Identity = v.InferOutput<typeof identitySchema>;
export const guestIdentity: Identity = {
  accountId: null,
  accountNumber: null,
  email: null,
  name: null,
  company: null,
  companyId: null,
  role: 'guest',
  sessionId: null,
  creditLimit: null,
  maxTerm: 'net-30',
  hasPrice: false,
  confirmed: false,
};
