import { purchaseFormSchema } from '@gantry/contracts/schemas/order';
import * as v from 'valibot';
import type { PurchaseValues } from './purchase-values.ts';

/** The numbered sections of the purchase, in their order, with the fields each holds. */
export const sectionFields = {
  contact: ['email'],
  shipTo: ['shipTo'],
  service: ['shippingService'],
  payment: ['paymentTerm', 'paymentService', 'billTo'],
  review: ['poNumber', 'costCenterId', 'note', 'question'],
} as const satisfies Record<string, readonly string[]>;

export type SectionKey = keyof typeof sectionFields;
export const sectionKeys = Object.keys(sectionFields) as SectionKey[];

export interface Progress {
  readonly open: SectionKey;
  readonly done: readonly SectionKey[];
}
export const firstProgress: Progress = { open: 'contact', done: [] };

/** Where a purchase begins whose fields are partly known: at the first section that has something to ask. */
export function progressFrom(values: PurchaseValues, isServiceChosen: boolean): Progress {
  const { issues = [] } = v.safeParse(purchaseFormSchema, values);
  const asked = new Set(issues.map((issue) => sectionOf(v.getDotPath(issue) ?? '')));
  // of the services that reach a known address the first is taken where none is chosen yet
  if (isServiceChosen) asked.delete('service');
  const open = sectionKeys.find((key) => asked.has(key)) ?? 'review';
  return { open, done: sectionKeys.slice(0, sectionKeys.indexOf(open)) };
}

/** The progress after a section has been filled in: the next one that is not done opens. */
export function afterDone({ done }: Progress, section: SectionKey): Progress {
  const nowDone = done.includes(section) ? done : [...done, section];
  const open = sectionKeys.find((key) => !nowDone.includes(key)) ?? 'review';
  return { open, done: nowDone };
}

/** The progress after going back to a section; what else is done stays done. */
export function reopened({ done }: Progress, section: SectionKey): Progress {
  return { open: section, done: done.filter((key) => key !== section) };
}

/** The section a field stands in. */
export function sectionOf(field: string): SectionKey | undefined {
  return sectionKeys.find((key) =>
    sectionFields[key].some((name) => field === name || field.startsWith(`${name}.`)),
  );
}
