import { anyQuantity, enteredQuantity, quantityProblem } from '@gantry/domain/order-quantity';
import type { RefusedChange } from '../../parts/posted-change.ts';

/** Whether a form of a list was refused for its quantity, which its own field says. A list takes any whole number. */
export function hasWrongQuantity({ code, values }: RefusedChange): boolean {
  if (code !== 'INVALID' || values.quantity === undefined) return false;
  return quantityProblem(enteredQuantity(values.quantity), anyQuantity) !== null;
}
