import { failureOf } from '@gantry/api-client';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { keepZip, shipToZip, useSavedZip } from '@gantry/forms/saved-zip';
import type { Delivery } from '@gantry/domain/delivery-lines';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSalesGetCartDeliveryQuery } from '../../api/cart.endpoints.ts';
import { useAddressBook } from '../../api/use-address-book.ts';
import { cartZipParameter } from './cart-zip.ts';

/**
 * When the lines of the cart arrive at the ZIP code that is known: from the page's address (a form sent without
 * scripts), entered here or at a product before, or of the default shipping address.
 */
export function useCartDelivery(cart: Cart | undefined) {
  const known = useKnownZip();
  const [entered, setEntered] = useState<string | null>(null);
  const zip = entered ?? known;
  const version = cart?.version ?? 0;
  const isAsked = zip !== '' && (cart?.lines.length ?? 0) > 0;
  const asked = useSalesGetCartDeliveryQuery({ query: { zip } }, { skip: !isAsked });
  const { currentData, error, isFetching, refetch } = asked;
  // Days of another cart are none of this one.
  const isOld = isAsked && currentData !== undefined && currentData.cartVersion !== version;
  useEffect(() => {
    if (isOld && !isFetching) void refetch();
  }, [isOld, isFetching, refetch]);
  const delivery = isOld || error ? undefined : currentData;
  useEffect(() => {
    if (entered !== null && delivery) keepZip(delivery.zip);
  }, [entered, delivery]);
  const dates = useMemo(
    () => new Map<string, Delivery>(delivery?.lines.map((line) => [line.lineId, line])),
    [delivery],
  );
  const refusal = error ? (failureOf(error)?.code ?? ('UNAVAILABLE' as const)) : undefined;
  return { known, zip, dates, service: delivery?.service, refusal, ask: setEntered };
}

export type CartDelivery = ReturnType<typeof useCartDelivery>;

function useKnownZip(): string {
  const asked = useSearchParams()[0].get(cartZipParameter) ?? '';
  const saved = useSavedZip();
  const book = useAddressBook();
  return asked || saved || shipToZip(book);
}
