import { useMounted } from '@gantry/api-client';
import { promisedDays } from '@gantry/domain/business-days';
import type { Product } from '@gantry/contracts/schemas/catalog';
import type { Supply } from '@gantry/contracts/schemas/product-page';
import { useFormats } from '@gantry/i18n/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './buying-box.module.css';
import { useCatalogGetSupplyQuery } from '../../api/supply.endpoints.ts';

/**
 * Where a quantity comes from, asked for when the label alone does not say. Stock is counted at this moment and never
 * stands in the page that everybody is given.
 */
export function useSupply({ sku, availability, minQuantity }: Product, quantity: number): Supply | undefined {
  const isMounted = useMounted();
  const isInDoubt =
    availability === 'discontinued' || (availability === 'in-stock' && quantity > minQuantity);
  const isAsked = isMounted && isInDoubt;
  const { data } = useCatalogGetSupplyQuery(
    { params: { sku }, query: { quantity: String(quantity) } },
    { skip: !isAsked },
  );
  return isAsked ? data : undefined;
}

/** What of the quantity does not leave at once: "12 leave today, 8 more: 2–5 business days". */
export function SupplyNote({ supply, isLast }: { supply: Supply | undefined; isLast: boolean }) {
  return (
    <div role="status" className={styles.supply}>
      {supply ? <>{isLast ? <Left supply={supply} /> : <Parts parts={supply.parts} />}</> : null}
    </div>
  );
}

/** What remains of a product that is no longer made. */
function Left({ supply: { onShelf } }: { supply: Supply }) {
  const { count } = useFormats();
  return (
    <FormattedMessage
      id={onShelf ? 'catalog.product.supply-left' : 'catalog.product.supply-sold-out'}
      values={{ quantity: count(onShelf ?? 0) }}
    />
  );
}

function Parts({ parts }: { parts: Supply['parts'] }) {
  // All of it from the shelf is what the label says already.
  if (parts.length < 2) return null;
  return (
    <ul>
      {parts.map((part, index) => (
        <li key={part.availability ?? 'none'}>
          <Part part={part} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Part({ part, isFirst }: { part: Supply['parts'][number]; isFirst: boolean }) {
  const intl = useIntl();
  const formats = useFormats();
  const { availability, days } = part;
  const [now] = useState(() => new Date());
  const quantity = formats.count(part.quantity);
  if (!availability) return <FormattedMessage id="catalog.product.supply-none" values={{ quantity }} />;
  const promised = days && promisedDays(days, now);
  const values = {
    quantity,
    label: intl.formatMessage({ id: `catalog.availability.${availability}` }),
    days: promised ? formats.days(promised.from, promised.to) : '',
  };
  const id = isFirst ? 'supply-shelf' : promised ? 'supply-beyond' : 'supply-later';
  return <FormattedMessage id={`catalog.product.${id}`} values={values} />;
}
