import { failureOf } from '@gantry/api-client';
import type { DeliveryPlace } from '@gantry/contracts/delivery-place';
import type { CheckoutPreview } from '@gantry/contracts/schemas/order';
import { useSalesPreviewCheckoutQuery } from '../../api/purchase.endpoints.ts';

/** An address and the way there, as far as they are chosen. */
export interface Destination extends DeliveryPlace {
  readonly shippingService: CheckoutPreview['shippingService'];
  /** the buyer would wait for all of it */
  readonly shipTogether: boolean;
  /** how a guest is reached, once it is entered */
  readonly email: string | null;
  /** what the buyer's company would book it on; null or empty: nothing */
  readonly costCenterId: string | null;
}

/**
 * Totals and shipping services for a destination; nothing is asked while it is unknown. The last answer stays on
 * screen while the next is on its way.
 */
export function usePreview(destination: Destination | undefined) {
  const isKnown = destination !== undefined;
  const body = destination ?? {
    country: 'US',
    region: null,
    postalCode: '00000',
    city: null,
    shippingService: null,
    shipTogether: false,
    email: null,
    costCenterId: null,
  };
  const { data, error } = useSalesPreviewCheckoutQuery(
    { body },
    { skip: !isKnown, refetchOnMountOrArgChange: true },
  );
  const code = error ? (failureOf(error)?.code ?? 'UNAVAILABLE') : undefined;
  return { preview: isKnown && !error ? data : undefined, previewCode: isKnown ? code : undefined };
}
