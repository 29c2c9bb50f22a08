import { isRetired, shippingServices, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** A package before the dock has measured it. */
export const emptyPackage = { pounds: '', length: '', width: '', height: '', tracking: '' };

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
