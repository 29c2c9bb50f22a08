import { saleUnitOf } from '@gantry/domain/sale-unit';
import { useIntl } from 'react-intl';

/**
 * Says how many of which unit, in the reader's language: `20 packages`; a unit without a word of its own stays as the
 * catalog spells it. Needs the messages of `order-term-messages`.
 */
export function useQuantityText(): (count: number, unitOfMeasure: string) => string {
  const intl = useIntl();
  return (count, unitOfMeasure) =>
    intl.formatMessage({ id: 'order.quantity' }, { count, unit: saleUnitOf(unitOfMeasure) ?? unitOfMeasure });
}

/**
 * Says how many pieces are in a unit, in the reader's language: `100 per package`; nothing where a unit is one piece. Needs
 * the same messages.
 */
export function usePackText(): (packSize: number, unitOfMeasure: string) => string {
  const intl = useIntl();
  return (packSize, unitOfMeasure) =>
    packSize > 1
      ? intl.formatMessage(
          { id: 'order.pack' },
          { count: packSize, unit: saleUnitOf(unitOfMeasure) ?? unitOfMeasure },
        )
      : '';
}
