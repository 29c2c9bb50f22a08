import type { Facet } from '@gantry/contracts/schemas/catalog';

type Value = Facet['values'][number];

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/.,]/gu, '');

/** Values whose words hold what was typed, or the same list when nothing was; accents and case do not matter. */
export function foundValues(
  values: Value[],
  typed: string,
  unit: string | null,
  wordsOf: (value: Value) => string,
) {
  const wanted = plain(typed);
  if (!wanted) return values;
  return values.filter((value) => plain(`${wordsOf(value)} ${unit ?? ''}`).includes(wanted));
}
