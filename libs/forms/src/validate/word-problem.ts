import { maxQuantity } from '@gantry/domain/order-quantity';
import type { IntlShape } from 'react-intl';
import type { Problem } from './problem.ts';

/** A problem in the reader's language: "Enter a city" where the text knows the field by its name, its label elsewhere. */
export function wordProblem(
  intl: IntlShape,
  problem: Problem,
  field: { name: string; label: string },
): string {
  const name = field.name.slice(field.name.lastIndexOf('.') + 1);
  return intl.formatMessage({ id: problem }, { field: field.label, name, most: maxQuantity });
}
