import {
  cancelInvoiceSchema,
  disputeInvoiceSchema,
  sendInvoiceSchema,
  settleDisputeSchema,
  voidInvoiceSchema,
  type AdminInvoice,
  type InvoiceAct,
} from '@gantry/contracts/schemas/invoice';
import * as v from 'valibot';

export type ActKind = InvoiceAct;
export const actKinds = [
  'send',
  'dispute',
  'settle-dispute',
  'cancel',
  'void',
] as const satisfies readonly ActKind[];

/** The form of an act: its rules, its fields, and how they begin. The version on screen goes along by itself. */
interface ActForm {
  readonly schema: v.GenericSchema;
  readonly fields: readonly { readonly name: string; readonly isOptional?: true }[];
  readonly initial: (invoice: AdminInvoice) => Readonly<Record<string, string>>;
}
const without = <Entries extends v.ObjectEntries>(schema: v.ObjectSchema<Entries, undefined>) =>
  v.omit(schema, ['version'] as never) as v.GenericSchema;
const reason = { name: 'reason' } as const;
const noReason = () => ({ reason: '' });

export const actForms: Readonly<Record<ActKind, ActForm>> = {
  send: {
    schema: without(sendInvoiceSchema),
    fields: [{ name: 'email' }],
    initial: ({ email }) => ({ email }),
  },
  dispute: { schema: without(disputeInvoiceSchema), fields: [reason], initial: noReason },
  'settle-dispute': { schema: without(settleDisputeSchema), fields: [], initial: () => ({}) },
  cancel: {
    schema: without(cancelInvoiceSchema),
    fields: [reason, { name: 'poNumber', isOptional: true }],
    initial: ({ poNumber }) => ({ reason: '', poNumber: poNumber ?? '' }),
  },
  void: { schema: without(voidInvoiceSchema), fields: [reason], initial: noReason },
};
