import {
  confirmPurchaseOrderSchema,
  reschedulePurchaseOrderSchema,
} from '@gantry/contracts/schemas/purchase-confirmation';
import {
  invoicePurchaseOrderSchema,
  receivePurchaseOrderSchema,
  shipPurchaseOrderSchema,
  type PurchaseOrder,
} from '@gantry/contracts/schemas/purchase-order';
import * as v from 'valibot';

/** What is noted about a purchase order by a form of its own. */
export const actKinds = ['confirmation', 'shipment', 'receipt', 'reschedule', 'invoice'] as const;
export type ActKind = (typeof actKinds)[number];

type Line = PurchaseOrder['lines'][number];

interface LineField {
  readonly name: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly type?: 'date';
  /** where the whole has a field of this name, too */
  readonly label?: string;
}

/** One form: its rules, its fields besides the lines, the fields of a line, and how they begin. */
interface ActForm {
  readonly schema: v.GenericSchema;
  readonly fields: readonly { readonly name: string; readonly type?: 'date'; readonly isOptional?: true }[];
  readonly lineFields: readonly LineField[];
  readonly lineValues: (line: Line) => Readonly<Record<string, string>>;
  /** whether the next time is about what is still open; an invoice is corrected instead */
  readonly isRepeated: boolean;
  /** lines of which nothing is left to note are left out */
  readonly isOpen: (line: Line) => boolean;
}

const dollars = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2));
const without = <Entries extends v.ObjectEntries>(schema: v.ObjectSchema<Entries, undefined>) =>
  v.omit(schema, ['version'] as never) as v.GenericSchema;

export const actForms: Readonly<Record<ActKind, ActForm>> = {
  confirmation: {
    schema: without(confirmPurchaseOrderSchema),
    isRepeated: false,
    fields: [
      { name: 'promisedOn', type: 'date' },
      { name: 'note', isOptional: true },
    ],
    lineFields: [
      { name: 'quantity', inputMode: 'numeric' },
      { name: 'unitCost', inputMode: 'decimal' },
      { name: 'promisedOn', type: 'date', label: 'linePromisedOn' },
    ],
    lineValues: ({ quantity, unitCost }) => ({
      quantity: String(quantity),
      unitCost: dollars(unitCost),
      promisedOn: '',
    }),
    isOpen: () => true,
  },
  shipment: {
    schema: without(shipPurchaseOrderSchema),
    isRepeated: true,
    fields: [{ name: 'tracking', isOptional: true }],
    lineFields: [{ name: 'quantity', inputMode: 'numeric' }],
    lineValues: ({ quantity, quantityShipped }) => ({ quantity: String(quantity - quantityShipped) }),
    isOpen: ({ quantity, quantityShipped }) => quantityShipped < quantity,
  },
  receipt: {
    schema: without(receivePurchaseOrderSchema),
    isRepeated: true,
    fields: [{ name: 'note', isOptional: true }],
    lineFields: [
      { name: 'quantity', inputMode: 'numeric' },
      { name: 'damaged', inputMode: 'numeric' },
    ],
    lineValues: ({ quantity, quantityReceived }) => ({
      quantity: String(quantity - quantityReceived),
      damaged: '0',
    }),
    isOpen: ({ quantity, quantityReceived }) => quantityReceived < quantity,
  },
  reschedule: {
    schema: without(reschedulePurchaseOrderSchema),
    isRepeated: true,
    fields: [
      { name: 'promisedOn', type: 'date' },
      { name: 'note', isOptional: true },
    ],
    lineFields: [{ name: 'promisedOn', type: 'date', label: 'linePromisedOn' }],
    lineValues: () => ({ promisedOn: '' }),
    isOpen: ({ quantity, quantityReceived }) => quantityReceived < quantity,
  },
  invoice: {
    schema: without(invoicePurchaseOrderSchema),
    isRepeated: false,
    fields: [{ name: 'number' }, { name: 'date', type: 'date' }],
    lineFields: [
      { name: 'quantity', inputMode: 'numeric' },
      { name: 'unitCost', inputMode: 'decimal' },
    ],
    lineValues: ({ quantity, unitCost }) => ({ quantity: String(quantity), unitCost: dollars(unitCost) }),
    isOpen: () => true,
  },
};

/** The form as it begins: all that is open. */
export function actValues(kind: ActKind, order: PurchaseOrder) {
  const { fields, lineValues, isOpen } = actForms[kind];
  const day = new Date().toISOString().slice(0, 10);
  const first = Object.fromEntries(
    fields.map(({ name }) => [
      name,
      name === 'promisedOn' ? (order.promisedOn ?? order.neededBy ?? '') : name === 'date' ? day : '',
    ]),
  );
  const lines = order.lines
    .filter(isOpen)
    .map((line) => ({ lineNumber: line.lineNumber, ...lineValues(line) }));
  return { ...first, lines };
}
