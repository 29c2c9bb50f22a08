import { isRetired, shippingServices, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { gramsPerPound, mmPerInch, proposePackages, type PackedSize } from '@gantry/domain/packing';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** A package before the dock has measured it. */
export const emptyPackage = { pounds: '', length: '', width: '', height: '', tracking: '' };

/** What a package measures, as somebody would type it: pounds and inches. */
export const typedMeasures = ({ weightGrams, lengthMm, widthMm, heightMm }: PackedSize) => ({
  pounds: typed(weightGrams, gramsPerPound),
  length: typed(lengthMm, mmPerInch),
  width: typed(widthMm, mmPerInch),
  height: typed(heightMm, mmPerInch),
});

const typed = (value: number | null, unit: number): string =>
  value === null ? '' : String(Math.round((value / unit) * 100) / 100);

/** Packages for goods, by the sizes the catalog knows; the dock corrects them. */
export const packagesFor = (
  goods: readonly { readonly unit: PackedSize | null; readonly quantity: number }[],
): (typeof emptyPackage)[] =>
  proposePackages(goods.map(({ unit, quantity }) => ({ quantity, unit: unit ?? unknown }))).map((one) => ({
    ...emptyPackage,
    ...typedMeasures(one),
  }));

const unknown: PackedSize = { weightGrams: null, lengthMm: null, widthMm: null, heightMm: null };

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
