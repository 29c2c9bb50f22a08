import { accountActSchemas, type AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { line } from '@gantry/contracts/schemas/common';
import type { AccountAct } from '@gantry/domain/account-acts';
import { defaultCompanyRole } from '@gantry/domain/company-roles';
import * as v from 'valibot';
import { successorsOf } from './successors.ts';

/** A field of an act's form; `kind` names the values to choose from. */
export interface ActField {
  readonly name: string;
  readonly isOptional?: true;
  readonly kind?: 'role' | 'term' | 'company-role' | 'successor';
}
interface ActForm {
  readonly fields: readonly ActField[];
  readonly initial: (account: AdminAccount) => Readonly<Record<string, string>>;
}
const reason: ActField = { name: 'reason' };
/** Who takes over; asked where the account is the only admin of its company. */
const newAdmin: ActField = { name: 'newAdmin', kind: 'successor' };
const nothing: ActForm = { fields: [], initial: () => ({}) };
const onlyReason: ActForm = { fields: [reason], initial: () => ({ reason: '' }) };
const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** Acts of the list; a key is revoked beside it. */
export type ListedAct = Exclude<AccountAct, 'revoke-key'>;
export const isListed = (act: AccountAct): act is ListedAct => act !== 'revoke-key';

/** The form of each act; the act and the version on screen go along by themselves. */
export const actForms: Readonly<Record<ListedAct, ActForm>> = {
  release: nothing,
  hold: onlyReason,
  'set-terms': {
    fields: [{ name: 'creditLimit', isOptional: true }, { name: 'maxTerm', kind: 'term' }, reason],
    initial: ({ creditLimit, maxTerm }) => ({
      creditLimit: dollars(creditLimit),
      maxTerm,
      reason: '',
    }),
  },
  'set-company-terms': {
    fields: [{ name: 'creditLimit', isOptional: true }, { name: 'maxTerm', kind: 'term' }, reason],
    initial: ({ membership }) => ({
      creditLimit: dollars(membership?.credit.creditLimit ?? null),
      maxTerm: membership?.credit.maxTerm ?? 'net-30',
      reason: '',
    }),
  },
  'hold-company': onlyReason,
  'release-company': nothing,
  'set-company': {
    fields: [
      { name: 'company', isOptional: true },
      { name: 'companyRole', kind: 'company-role' },
      newAdmin,
      reason,
    ],
    initial: ({ company }) => ({
      company: company ?? '',
      companyRole: defaultCompanyRole,
      newAdmin: '',
      reason: '',
    }),
  },
  'set-company-role': {
    fields: [{ name: 'companyRole', kind: 'company-role' }, reason],
    initial: ({ companyRole }) => ({ companyRole: companyRole ?? defaultCompanyRole, reason: '' }),
  },
  'set-role': {
    fields: [{ name: 'role', kind: 'role' }, newAdmin, reason],
    initial: ({ role }) => ({ role, newAdmin: '', reason: '' }),
  },
  'end-sessions': nothing,
  'reset-second-step': onlyReason,
  merge: {
    // the account it is merged into takes over where it is in the same company
    fields: [{ name: 'into' }, { ...newAdmin, isOptional: true }, reason],
    initial: () => ({ into: '', newAdmin: '', reason: '' }),
  },
  erase: onlyReason,
  'propose-block': onlyReason,
  'confirm-block': { fields: [newAdmin], initial: () => ({ newAdmin: '' }) },
  'withdraw-block': nothing,
  unblock: onlyReason,
};

/** The fields of an act that are asked for of this account. */
export const fieldsOf = (act: ListedAct, account: AdminAccount): readonly ActField[] =>
  actForms[act].fields.filter(({ kind }) => kind !== 'successor' || successorsOf(account).length > 0);

const entriesOf = (act: AccountAct): v.ObjectEntries =>
  v.omit(accountActSchemas[act] as v.ObjectSchema<v.ObjectEntries, undefined>, [
    'act',
    'version',
    'creditVersion',
  ]).entries;

/** The rules of an act's fields alone: who takes over has to be said where it is asked for. */
export function schemaOf(act: AccountAct, account?: AdminAccount): v.GenericSchema {
  const asked = account && isListed(act) ? fieldsOf(act, account) : [];
  const isNeeded = asked.some(({ kind, isOptional }) => kind === 'successor' && !isOptional);
  const entries: v.ObjectEntries = isNeeded ? { ...entriesOf(act), newAdmin: line(40) } : entriesOf(act);
  return v.object(entries);
}
