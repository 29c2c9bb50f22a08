import { failureOf } from '@gantry/api-client';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { keepZip } from '@gantry/forms/saved-zip';
import { ZipForm } from '@gantry/forms/zip-form';
import type { DeliveryPart } from '@gantry/domain/delivery-days';
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { ownProductQuery } from '../../parts/own-product-query.ts';
import styles from './arrival-date.module.css';
import { ArrivalDays } from './arrival-days.tsx';
import { useShippingGetArrivalQuery } from '../../api/arrival.endpoints.ts';
import { useZip } from './use-zip.ts';

export interface ArrivalDateProps {
  readonly product: Pick<Product, 'sku' | 'uri'>;
  readonly quantity: number;
  /** the days on which its parts leave, for whoever has no ZIP code; none while they are not known */
  readonly leaving: readonly DeliveryPart[];
}

/**
 * The days on which the quantity would leave and be at the reader's ZIP code. A page made for everybody holds the empty
 * form only; with scripts off the form is an address of its own, made for whoever asks.
 */
export function ArrivalDate({ product: { sku, uri }, quantity, leaving }: ArrivalDateProps) {
  const { known, zip, arrival, refusal, ask } = useArrival(sku, quantity);
  const action = useHref(productPath(uri));
  return (
    <div className={styles.delivery}>
      <div role="status" className={styles.days}>
        <ArrivalDays arrival={refusal ? undefined : arrival} leaving={leaving} />
      </div>
      <ZipForm
        action={action}
        name={ownProductQuery.zip}
        known={known}
        asked={zip}
        refusal={refusal}
        onAsk={ask}
      />
    </div>
  );
}

/** The ZIP code that is known without asking or was entered here, and the days for it. */
function useArrival(sku: string, quantity: number) {
  const known = useZip();
  const [entered, setEntered] = useState<string | null>(null);
  const zip = entered ?? known;
  const query = { sku, quantity: String(quantity), zip };
  const { currentData: arrival, error } = useShippingGetArrivalQuery({ query }, { skip: zip === '' });
  // Only what is a ZIP code is worth remembering.
  useEffect(() => {
    if (entered !== null && arrival) keepZip(arrival.zip);
  }, [entered, arrival]);
  const refusal = error ? (failureOf(error)?.code ?? ('UNAVAILABLE' as const)) : undefined;
  return { known, zip, arrival, refusal, ask: setEntered };
}
