import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { useQuantityText } from '@gantry/i18n/quantity-text';

/** Says how many of a line's unit, by the number of the line; a number where there is no such line. */
export function useUnitsText(lines: PurchaseOrder['lines']): (lineNumber: number, count: number) => string {
  const { count: countText } = useFormats();
  const quantityText = useQuantityText();
  const units = new Map(lines.map(({ lineNumber, unitOfMeasure }) => [lineNumber, unitOfMeasure]));
  return (lineNumber, count) => {
    const unit = units.get(lineNumber);
    return unit === undefined ? countText(count) : quantityText(count, unit);
  };
}
