import { saleUnitOf } from '@gantry/domain/sale-unit';
import type { IntlShape } from 'react-intl';

/** What a price is for: "each", "package of 100", "roll"; an unknown unit is shown as the feed writes it. */
export function unitText(intl: IntlShape, sale: { unitOfMeasure: string; packSize: number }): string {
  const unit = saleUnitOf(sale.unitOfMeasure);
  if (sale.packSize > 1) {
    return intl.formatMessage({ id: 'catalog.unit.package-of' }, { count: sale.packSize });
  }
  return unit ? intl.formatMessage({ id: `catalog.unit.${unit}` }) : sale.unitOfMeasure;
}
