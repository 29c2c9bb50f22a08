import { shippingServices, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** A package before the dock has measured it. */
export const emptyPackage = { pounds: '', length: '', width: '', height: '', tracking: '' };

/** Every way to ship, by its name. */
export function useServiceOptions(): { value: string; label: string }[] {
  const intl = useIntl();
  return useMemo(
    () =>
      (Object.keys(shippingServices) as ShippingService[]).map((value) => ({
        value,
        label: intl.formatMessage({ id: `order.service.${value}` }),
      })),
    [intl],
  );
}
