/** The numbered sections of the purchase, in their order, with the fields each holds. */
export const sectionFields = {
  contact: ['email'],
  shipTo: ['shipTo'],
  service: ['shippingService'],
  payment: ['poNumber', 'paymentTerm', 'paymentService', 'billTo'],
  review: ['note'],
} as const satisfies Record<string, readonly string[]>;

export type SectionKey = keyof typeof sectionFields;
export const sectionKeys = Object.keys(sectionFields) as SectionKey[];

export interface Progress {
  readonly open: SectionKey;
  readonly done: readonly SectionKey[];
}
export const firstProgress: Progress = { open: 'contact', done: [] };

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
