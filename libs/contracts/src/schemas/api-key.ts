import * as v from 'valibot';
import { keyScopeNames } from '../key-scopes.ts';
import { line, recordNumberSchema, uuidSchema } from './common.ts';
import { provenPassword } from './second-step.ts';

/** How every secret of a key begins, so that people and scanners of code know what they have found. */
export const apiKeyPrefix = 'gantry_';
/** A whole secret: the prefix and 256 bits. */
export const apiKeyPattern = /^gantry_[A-Za-z0-9_-]{43}$/;
export const apiKeySecretSchema = v.pipe(v.string(), v.regex(apiKeyPattern));

/** Keys an account may have at once. */
export const maxApiKeys = 20;
/** Days after which a key ends; none lasts for ever. */
export const apiKeyLifetimes = [30, 90, 180, 365] as const;
/** Hours for which the secret before goes on beside a new one. */
export const secretOverlaps = [0, 24, 168] as const;

const keyScopeSchema = v.picklist(keyScopeNames);
const scopesSchema = v.pipe(
  v.array(keyScopeSchema),
  v.minLength(1, 'choose at least one'),
  v.maxLength(keyScopeNames.length),
);
/** Choices of a form come as text. */
const numberOf = <const Choices extends readonly number[]>(choices: Choices) =>
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist(choices));

export const newApiKeySchema = v.object({
  name: line(60),
  scopes: scopesSchema,
  days: numberOf(apiKeyLifetimes),
  current: provenPassword,
});
export const newSecretSchema = v.object({
  days: numberOf(apiKeyLifetimes),
  overlapHours: numberOf(secretOverlaps),
  current: provenPassword,
});

/** A key as its owner, an admin of the company, and staff see it; its secret is not in it. */
export const apiKeySchema = v.object({
  id: uuidSchema,
  name: v.string(),
  /** the last characters of the secret, to tell keys apart */
  hint: v.string(),
  scopes: v.array(keyScopeSchema),
  createdAt: v.string(),
  /** when the secret was last replaced; null while it is the first */
  rotatedAt: v.nullable(v.string()),
  /** until when the secret before the newest is good; null where it is no more */
  earlierUntil: v.nullable(v.string()),
  expiresAt: v.string(),
  /** `ends-soon`: within two weeks */
  state: v.picklist(['good', 'ends-soon', 'ended']),
  /** to the minute; null where it never was used */
  usedAt: v.nullable(v.string()),
  /** network address it was last used from */
  usedFrom: v.nullable(v.string()),
});
export type ApiKeyView = v.InferOutput<typeof apiKeySchema>;

/** One's keys, the newest first, and the scopes that would open something to their owner. */
export const apiKeysSchema = v.object({
  keys: v.array(apiKeySchema),
  offered: v.array(keyScopeSchema),
});
export type ApiKeys = v.InferOutput<typeof apiKeysSchema>;

/** A key whose secret has just been made; nobody can read the secret again. */
export const madeApiKeySchema = v.object({ key: apiKeySchema, secret: v.string() });
export type MadeApiKey = v.InferOutput<typeof madeApiKeySchema>;

/** A key of one of a company's people. */
export const companyApiKeySchema = v.object({
  ...apiKeySchema.entries,
  owner: v.object({ number: recordNumberSchema, name: v.string(), email: v.string() }),
});
export type CompanyApiKey = v.InferOutput<typeof companyApiKeySchema>;
