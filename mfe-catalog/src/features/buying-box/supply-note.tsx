import { useMounted } from '@gantry/api-client';
import type { Product } from '@gantry/contracts/schemas/catalog';
import type { Supply } from '@gantry/contracts/schemas/product-page';
import { deliveryParts, type DeliveryPart } from '@gantry/domain/delivery-days';
import { useFormats } from '@gantry/i18n/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './buying-box.module.css';
import { useCatalogGetSupplyQuery } from '../../api/supply.endpoints.ts';

/** The days on which parts of a quantity leave if it is ordered now; none on a page made for everybody. */
export function useLeaving(
  { availability, leadDays }: Product,
  quantity: number,
  supply: Supply | undefined,
): DeliveryPart[] {
  const isMounted = useMounted();
  const [now] = useState(() => new Date());
  if (!isMounted) return [];
  return deliveryParts(supply?.parts ?? [{ quantity, availability, days: leadDays }], now, null);
}

/**
 * Where a quantity comes from, asked for when the label alone does not say. Stock is counted at this moment and never
 * stands in the page that everybody is given.
 */
export function useSupply({ sku, availability, minQuantity }: Product, quantity: number): Supply | undefined {
  const isMounted = useMounted();
  const isInDoubt =
    // what is backordered has the day of a delivery, which stands nowhere in the page
    ['discontinued', 'backordered'].includes(availability) ||
    (availability === 'in-stock' && quantity > minQuantity);
  const isAsked = isMounted && isInDoubt;
  const { data } = useCatalogGetSupplyQuery(
    { params: { sku }, query: { quantity: String(quantity) } },
    { skip: !isAsked },
  );
  return isAsked ? data : undefined;
}

/** What of the quantity is left, or has no day: "8 more not available". */
export function SupplyNote({ supply, isLast }: { supply: Supply | undefined; isLast: boolean }) {
  return (
    <div role="status" className={styles.supply}>
      {supply && isLast ? <Left supply={supply} /> : null}
      {supply ? <Unpromised parts={supply.parts} /> : null}
    </div>
  );
}

/** What remains of a product that is no longer made. */
function Left({ supply: { onShelf } }: { supply: Supply }) {
  const { count } = useFormats();
  return (
    <p>
      <FormattedMessage
        id={onShelf ? 'catalog.product.supply-left' : 'catalog.product.supply-sold-out'}
        values={{ quantity: count(onShelf ?? 0) }}
      />
    </p>
  );
}

/** What comes after the shelf and has no day, because nobody brings it or nobody may promise. */
function Unpromised({ parts }: { parts: Supply['parts'] }) {
  const intl = useIntl();
  const { count } = useFormats();
  const [, ...rest] = parts;
  return rest
    .filter(({ days, expectedOn }) => !days && !expectedOn)
    .map(({ quantity, availability }) => (
      <p key={availability ?? 'none'}>
        <FormattedMessage
          id={`catalog.product.supply-${availability ? 'later' : 'none'}`}
          values={{
            quantity: count(quantity),
            label: availability ? intl.formatMessage({ id: `catalog.availability.${availability}` }) : '',
          }}
        />
      </p>
    ));
}
