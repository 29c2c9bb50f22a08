import * as v from 'valibot';
import { companyRoles } from '@gantry/domain/company-roles';
import { emailSchema, line } from './common.ts';
import { signInAnswerSchema } from './second-step.ts';

/** The name after the @ of an e-mail address, in lower case as DNS writes it. */
const emailDomainSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, 'is not a domain'),
);
const companyRole = v.picklist(companyRoles);

/**
 * Why a company sign-on does not go on: `data.reason` of SIGN_ON_REFUSED, for the page that says so.
 * - `not-offered`: the domain has none, or its set-up has changed meanwhile
 * - `canceled`: the provider has said no
 * - `not-proven`: what the provider has sent does not prove who it is
 * - `address`: the provider does not vouch for the address, or it is of another domain
 * - `account`: the account may not sign in, or not this way
 * - `no-account`: nobody has opened an account for them, and their company does not have that done by itself
 * - `required`: a password is of no use, since the company wants its own sign-in
 * - `provider`: it is not where it is said to be, or may not be asked
 * - `domain-taken`: another company has the domain
 */
export const signOnRefusals = [
  'not-offered',
  'canceled',
  'not-proven',
  'address',
  'account',
  'no-account',
  'required',
  'provider',
  'domain-taken',
] as const;
export type SignOnRefusal = (typeof signOnRefusals)[number];

/** Whether people of a domain may, or have to, sign in through their company; depends on the domain alone. */
export const offeredSignOnSchema = v.object({ isOffered: v.boolean(), isRequired: v.boolean() });
export const findSignOnQuery = v.object({ domain: emailDomainSchema });

export const startSignOnSchema = v.object({
  email: emailSchema,
  /** where the visitor goes on afterwards; judged by the page that goes there */
  ref: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  /** whether the session outlives the browser */
  remember: v.boolean(),
});
/** Where the visitor's browser is to go. */
export const startedSignOnSchema = v.object({ url: v.string() });

/** What the provider has sent back with the visitor: the query of the address, as it came. */
export const finishSignOnSchema = v.object({ query: v.pipe(v.string(), v.maxLength(8000)) });
export const finishedSignOnSchema = v.object({
  ...signInAnswerSchema.entries,
  ref: v.nullable(v.string()),
  /** in which it was begun: the address people come back to has none */
  locale: v.string(),
});
export type FinishedSignOn = v.InferOutput<typeof finishedSignOnSchema>;

/** A value of the claim and the company role of whoever has it. */
const roleMapping = v.object({ value: line(200), role: companyRole });
/** What a claim of the provider says about the role of a person in the company; the first that fits counts. */
const roleRulesSchema = v.object({
  /** name of the claim; null where everybody has the default role */
  claim: v.nullable(v.pipe(line(120), v.regex(/^[\w:/.-]+$/, 'is not a claim'))),
  mappings: v.pipe(v.array(roleMapping), v.maxLength(50)),
  otherwise: companyRole,
});
export type RoleRules = v.InferOutput<typeof roleRulesSchema>;

export const saveSignOnSchema = v.object({
  issuer: v.pipe(v.string(), v.trim(), v.maxLength(500), v.url()),
  clientId: line(250),
  /** null leaves it as it is */
  clientSecret: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
  domains: v.pipe(
    v.array(emailDomainSchema),
    v.minLength(1),
    v.maxLength(20),
    v.check((domains) => new Set(domains).size === domains.length, 'names a domain twice'),
  ),
  roles: roleRulesSchema,
  /** passwords and passkeys of people of these domains do not sign in any more */
  isRequired: v.boolean(),
  /** somebody who comes for the first time gets an account; otherwise it has to be there */
  createsAccounts: v.boolean(),
  /** null where there was none */
  version: v.nullable(v.number()),
});
export type SaveSignOn = v.InferOutput<typeof saveSignOnSchema>;

/** A domain, and what DNS has to say to prove that it is the company's. */
const signOnDomainSchema = v.object({
  domain: v.string(),
  /** name of the TXT record */
  recordName: v.string(),
  /** its text */
  recordText: v.string(),
  verifiedAt: v.nullable(v.string()),
});

/** How the people of a company sign on; its client secret is never shown. */
export const companySignOnSchema = v.object({
  company: v.string(),
  /** where the provider sends people back to; to be registered there */
  redirectUri: v.string(),
  /** null where nothing is set up */
  setUp: v.nullable(
    v.object({
      issuer: v.string(),
      clientId: v.string(),
      roles: roleRulesSchema,
      isRequired: v.boolean(),
      createsAccounts: v.boolean(),
      version: v.number(),
      domains: v.array(signOnDomainSchema),
    }),
  ),
});
export type CompanySignOnView = v.InferOutput<typeof companySignOnSchema>;
