import type { Facet } from '@gantry/contracts/schemas/catalog';
import { typedLetters } from '@gantry/contracts/facet-list';

type Value = Facet['values'][number];

/** Values whose words hold what was typed, or the same list when nothing was; accents and case do not matter. */
export function foundValues(
  values: Value[],
  typed: string,
  unit: string | null,
  textOf: (value: Value) => string,
) {
  const wanted = typedLetters(typed);
  if (!wanted) return values;
  return values.filter((value) => typedLetters(`${textOf(value)} ${unit ?? ''}`).includes(wanted));
}
