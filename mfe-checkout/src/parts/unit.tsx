import type { CartLine } from '@gantry/contracts/schemas/cart';
import { saleUnitOf } from '@gantry/domain/sale-unit';
import { FormattedMessage } from 'react-intl';

/** What one of a product is: `each`, or a package with the number of pieces in it. */
export function Unit({ unitOfMeasure, packSize }: Pick<CartLine, 'unitOfMeasure' | 'packSize'>) {
  const values = { unit: saleUnitOf(unitOfMeasure) ?? unitOfMeasure, size: packSize };
  return (
    <FormattedMessage id={packSize > 1 ? 'checkout.unit.package' : 'checkout.unit.single'} values={values} />
  );
}
