/** Numbers that are given when rows are written: while they wait, others may take some. */
export const numberKinds = ['order', 'shipment', 'invoice', 'request', 'memo', 'quote', 'approval'] as const;
export type NumberKind = (typeof numberKinds)[number];
/** Those of one batch, by the place of their record in it. */
export type TakenNumbers = Readonly<Record<NumberKind, readonly string[]>>;

/** Stands in rows, in capitals as well, for the number of the record at that place of its batch. */
export const placeholder = (kind: NumberKind, place: number): string =>
  `{#${numberKinds.indexOf(kind)}.${place}}`;

/**
 * Puts numbers in the place of their placeholders. The texts of a million orders are searched sign by sign: a regular
 * expression with a function takes several times as long.
 */
export function fillIn(text: string, numbers: TakenNumbers): string {
  const byKind = numberKinds.map((kind) => numbers[kind]);
  let filled = '';
  let done = 0;
  for (let at = text.indexOf('{#'); at >= 0; at = text.indexOf('{#', at + 2)) {
    const end = text.indexOf('}', at);
    const known = byKind[Number(text[at + 2])]?.[Number(text.slice(at + 4, end))];
    if (text[at + 3] !== '.' || known === undefined) continue;
    filled += text.slice(done, at) + known;
    done = end + 1;
  }
  return filled + text.slice(done);
}
