import * as v from 'valibot';
import { uuidSchema } from './common.ts';

/** Whose data is meant. */
export const dataOwnerSchema = v.object({
  accountId: uuidSchema,
  accountNumber: v.string(),
  /** lower case; empty where nobody has proven that it is theirs */
  email: v.string(),
});
export type DataOwner = v.InferOutput<typeof dataOwnerSchema>;

/** Some rows of what a service holds on an account, oldest first. */
export const ownDataPageSchema = v.object({
  rows: v.array(v.record(v.string(), v.unknown())),
  /** what the next page begins behind; null: there is none */
  next: v.nullable(v.string()),
});
export type OwnDataPage = v.InferOutput<typeof ownDataPageSchema>;

/** A copy of an account's data that may be downloaded now. */
export const dataExportSchema = v.object({
  id: uuidSchema,
  /** until then, ISO */
  expiresAt: v.string(),
});
