import { accountActSchemas, type AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { AccountAct } from '@gantry/domain/account-acts';
import * as v from 'valibot';

/** A field of an act's form; a `select` names the values to choose from. */
export interface ActField {
  readonly name: string;
  readonly isOptional?: true;
  readonly kind?: 'role' | 'term';
}
interface ActForm {
  readonly fields: readonly ActField[];
  readonly initial: (account: AdminAccount) => Readonly<Record<string, string>>;
}
const reason: ActField = { name: 'reason' };
const nothing: ActForm = { fields: [], initial: () => ({}) };
const onlyReason: ActForm = { fields: [reason], initial: () => ({ reason: '' }) };
const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** The form of each act; the act and the version on screen go along by themselves. */
export const actForms: Readonly<Record<AccountAct, ActForm>> = {
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
  'set-company': {
    fields: [{ name: 'company', isOptional: true }, reason],
    initial: ({ company }) => ({ company: company ?? '', reason: '' }),
  },
  'set-role': {
    fields: [{ name: 'role', kind: 'role' }, reason],
    initial: ({ role }) => ({ role, reason: '' }),
  },
  'end-sessions': nothing,
  merge: { fields: [{ name: 'into' }, reason], initial: () => ({ into: '', reason: '' }) },
  'propose-block': onlyReason,
  'confirm-block': nothing,
  'withdraw-block': nothing,
  unblock: onlyReason,
};

/** The rules of an act's fields alone. */
export const schemaOf = (act: AccountAct): v.GenericSchema =>
  v.omit(accountActSchemas[act] as v.ObjectSchema<v.ObjectEntries, undefined>, ['act', 'version']);
