import * as v from 'valibot';
import { companyRoleSchema, newPasswordSchema } from './account.ts';
import { absenceSchema, companyRules } from './approval-rules.ts';
import { companyLocationSchema } from './company-location.ts';
import { budgetSchema, costCenterSchema } from './cost-center.ts';
import { emailSchema, line, pageOf, pageQuery, recordNumberSchema, uuidSchema } from './common.ts';

/** What a buyer calls the company they make. */
export const newCompanySchema = v.object({ name: line(120) });
/** Who is asked to join, and as what. */
export const inviteSchema = v.object({ email: emailSchema, companyRole: companyRoleSchema });
export const colleagueRoleSchema = v.object({ companyRole: companyRoleSchema });
export const colleagueActiveSchema = v.object({ isActive: v.boolean() });
/** Who is admin from now on, in place of the one who says so. */
export const handOverSchema = v.object({ number: recordNumberSchema });
/** Whether orders in the name of the company go to its own addresses only. */
export const addressRuleSchema = v.object({ onlyCompanyAddresses: v.optional(v.boolean(), false) });
/** What somebody without an account enters to join. */
export const joinCompanySchema = v.object({ name: line(120), password: newPasswordSchema });

/** One of the people of a company, as the others see them. */
const colleagueSchema = v.object({
  number: recordNumberSchema,
  name: v.string(),
  email: v.string(),
  role: companyRoleSchema,
  isActive: v.boolean(),
  isYou: v.boolean(),
  /** the provider of their company says it at each sign-in, so it is changed there */
  isRoleFromProvider: v.boolean(),
  /** what they may order by themselves; told to admins and to themselves, null to others and without one */
  budget: v.optional(v.nullable(budgetSchema), null),
  /** what they order for, of the cost centers; none: any */
  costCenterIds: v.optional(v.array(uuidSchema), []),
  /** the location they belong to; null: the company itself */
  locationId: v.optional(v.nullable(uuidSchema), null),
  /** who approves in their place, and when; null where nobody does */
  absence: v.optional(v.nullable(absenceSchema), null),
  /** when they last signed in; told to admins, null to others and where they never have */
  signedInAt: v.nullable(v.string()),
});
/** A page of the people of a company, by name; `q` finds part of a name or address. */
export const colleaguesPageSchema = pageOf(colleagueSchema);
export const colleaguesQuery = v.object({ ...pageQuery, q: v.optional(line(100)) });
export type Colleague = v.InferOutput<typeof colleagueSchema>;

/** Somebody who is asked to join and has not answered. */
export const openInvitationSchema = v.object({
  id: uuidSchema,
  email: v.string(),
  role: companyRoleSchema,
  /** who asked; null where they are not in the company any more */
  invitedBy: v.nullable(v.string()),
  sentAt: v.string(),
  expiresAt: v.string(),
  isExpired: v.boolean(),
});
export type OpenInvitation = v.InferOutput<typeof openInvitationSchema>;

/** A company as its people see it. */
export const companySchema = v.object({
  name: v.string(),
  /** what whoever asks is in it */
  role: companyRoleSchema,
  ...companyRules,
  /** whether orders in its name go to its own addresses only, and their invoices */
  onlyCompanyAddresses: v.optional(v.boolean(), false),
  /** each after the one it is in */
  locations: v.optional(v.array(companyLocationSchema), []),
  /** by code */
  costCenters: v.optional(v.array(costCenterSchema), []),
  /** whether every order names one of them */
  isCostCenterRequired: v.optional(v.boolean(), false),
  /** by name */
  people: v.array(colleagueSchema),
  /** told to admins only, the newest first */
  invitations: v.array(openInvitationSchema),
});
export type Company = v.InferOutput<typeof companySchema>;

/**
 * How whoever was invited joins.
 * - `sign-up`: there is no account of this address that somebody has proven to be theirs: name and password make one
 * - `sign-in`: there is one: it is signed in to, and accepts
 * - `company-sign-on`: the company signs its people on itself, and takes them in as it does
 */
const joinWays = ['sign-up', 'sign-in', 'company-sign-on'] as const;

/** An invitation as whoever holds its link sees it. */
export const invitationSchema = v.object({
  company: v.string(),
  /** who asked; null where they are not in the company any more */
  invitedBy: v.nullable(v.string()),
  email: v.string(),
  role: companyRoleSchema,
  way: v.picklist(joinWays),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/**
 * Why something in a company is not possible now (`data.reason` of WRONG_STATE).
 * - `last-admin`: nobody else there could manage it
 * - `in-company`: the account belongs to a company already
 * - `other-account`: the invitation is for the account of another address
 * - `staff`: accounts of the store's staff belong to no company
 * - `from-provider`: their role is said by the provider of the company
 * - `inactive`: they are deactivated
 * - `full`: as many invitations are open as may be
 * - `known`: there is an account of this address by now
 * - `no-address`: its orders go to its own addresses only, and it would have none
 * - `location-in-use`: people or locations are in it, and nobody has said where they go
 * - `location-name`: where it would be another location has its name
 * - `location-closed`: what it is in is closed
 * - `location-full`: it has as many locations as may be
 * - `cost-center-full`: it has as many cost centers as may be
 */
export const companyRefusals = [
  'last-admin',
  'in-company',
  'other-account',
  'staff',
  'from-provider',
  'inactive',
  'full',
  'known',
  'no-address',
  'location-in-use',
  'location-name',
  'location-closed',
  'location-full',
  'cost-center-full',
] as const;
export type CompanyRefusal = (typeof companyRefusals)[number];
