import { failureOf } from '@gantry/api-client';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { Button, Field, TextInput } from '@gantry/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { ownProductQuery } from '../../parts/own-product-query.ts';
import { useFilledIn } from '../../parts/use-filled-in.ts';
import styles from './arrival-date.module.css';
import { ArrivalDays } from './arrival-days.tsx';
import { useShippingGetArrivalQuery } from '../../api/arrival.endpoints.ts';
import { keepZip } from './saved-zip.ts';
import { useZip } from './use-zip.ts';

export interface ArrivalDateProps {
  readonly product: Pick<Product, 'sku' | 'uri'>;
  readonly quantity: number;
}

/**
 * The day the quantity would be at the reader's ZIP code. A page made for everybody holds the empty form only; with
 * scripts off the form is an address of its own, made for whoever asks.
 */
export function ArrivalDate({ product: { sku, uri }, quantity }: ArrivalDateProps) {
  const { known, zip, isMissing, arrival, error, ask } = useArrival(sku, quantity);
  const field = useFilledIn(known);
  const action = useHref(productPath(uri));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(field.current?.value.trim() ?? '');
  };
  return (
    <form method="get" action={action} onSubmit={submit} className={styles.form} noValidate>
      <Field
        label={<FormattedMessage id="catalog.arrival.zip" />}
        error={isMissing || error ? <Problem zip={zip} error={error} /> : undefined}
      >
        {(control) => (
          <div className={styles.row}>
            <TextInput
              {...control}
              ref={field}
              name={ownProductQuery.zip}
              defaultValue={known}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              className={styles.zip}
            />
            <Button type="submit" size="small">
              <FormattedMessage id="catalog.arrival.button" />
            </Button>
          </div>
        )}
      </Field>
      <div role="status" className={styles.days}>
        {arrival && !error ? <ArrivalDays arrival={arrival} /> : null}
      </div>
    </form>
  );
}

/** The ZIP code that is known without asking or was entered here, and the day at which the quantity would be there. */
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
  return { known, zip, isMissing: entered === '', arrival, error, ask: setEntered };
}

function Problem({ zip, error }: { zip: string; error: unknown }) {
  const code = failureOf(error)?.code;
  const isRefused = code === 'INVALID' ? 'unknown' : code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed';
  const id = zip === '' ? 'missing' : isRefused;
  return (
    <span role="alert">
      <FormattedMessage id={`catalog.arrival.${id}`} values={{ zip }} />
    </span>
  );
}
