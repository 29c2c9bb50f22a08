/** Numbers that are given when rows are written: while they wait, others may take some. */
export const numberKinds = ['order', 'shipment', 'invoice', 'request', 'memo', 'quote'] as const;
export type NumberKind = (typeof numberKinds)[number];
/** Those of one batch, by the place of their record in it. */
export type TakenNumbers = Readonly<Record<NumberKind, readonly string[]>>;

/** Stands in rows, in capitals as well, for the number of the record at that place of its batch. */
export const placeholder = (kind: NumberKind, place: number): string =>
  `{#${numberKinds.indexOf(kind)}.${place}}`;

/** Puts numbers in the place of their placeholders. */
export const fillIn = (text: string, numbers: TakenNumbers): string =>
  text.replaceAll(
    /\{#(\d)\.(\d+)\}/g,
    (_all, kind, place) => numbers[numberKinds[Number(kind)]!][Number(place)]!,
  );
