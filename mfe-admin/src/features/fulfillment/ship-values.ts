import { isRetired, shippingServices, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { proposePackages, typedMeasures, unmeasured, type PackedSize } from '@gantry/domain/packing';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** A package before the dock has measured it. */
export const emptyPackage = { pounds: '', length: '', width: '', height: '', tracking: '' };

/** Packages for goods, by the sizes the catalog knows; the dock corrects them. */
export const packagesFor = (
  goods: readonly { readonly unit: PackedSize | null; readonly quantity: number }[],
): (typeof emptyPackage)[] =>
  proposePackages(goods.map(({ unit, quantity }) => ({ quantity, unit: unit ?? unmeasured }))).map((one) => ({
    ...emptyPackage,
    ...typedMeasures(one),
  }));

/** Ways to ship, by name. @param ordered stays a choice, even where nobody else ships by it any more */
export function useServiceOptions(ordered: ShippingService): { value: string; label: string }[] {
  const intl = useIntl();
  return useMemo(
    () =>
      (Object.keys(shippingServices) as ShippingService[])
        .filter((value) => value === ordered || !isRetired(value))
        .map((value) => ({ value, label: intl.formatMessage({ id: `order.service.${value}` }) })),
    [intl, ordered],
  );
}
