/** Numbers that are given when rows are written: while they wait, others may take some. */
const kinds = ['order', 'shipment', 'invoice'] as const;
type NumberKind = (typeof kinds)[number];
/** Those of one batch, by the place of their record in it. */
export type TakenNumbers = Readonly<Record<NumberKind, readonly string[]>>;

/** Stands in rows, in capitals as well, for the number of the record at that place of its batch. */
export const placeholder = (kind: NumberKind, place: number): string => `{#${kinds.indexOf(kind)}.${place}}`;

/** Puts numbers in the place of their placeholders. */
export const fillIn = (text: string, numbers: TakenNumbers): string =>
  text.replaceAll(/\{#(\d)\.(\d+)\}/g, (_all, kind, place) => numbers[kinds[Number(kind)]!][Number(place)]!);
