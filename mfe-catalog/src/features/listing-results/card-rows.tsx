import { useCachedHtml } from '@gantry/api-client';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { CardImage } from '@gantry/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AddToCart } from '../../parts/add-to-cart.tsx';
import { AvailabilityNote } from '../../parts/availability.tsx';
import { CompareToggle } from '../../parts/compare-toggle.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';
import { registryFacts } from '../../parts/registry-facts.ts';
import styles from './cards.module.css';

export interface CardRowsProps {
  rows: readonly ProductRow[];
  /** names of attributes by code, where the listing knows them */
  names: Readonly<Record<string, string>>;
}

/** A bare number says nothing without its name. */
const isTelling =
  (names: CardRowsProps['names']) =>
  ([code, value]: [string, string]): boolean =>
    names[code] !== undefined || /\p{L}{2}/u.test(value);

/** Products that share no attributes: one below the other, facts left, price and quantity right. */
export function CardRows({ rows, names }: CardRowsProps) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <CardRow key={row.sku} row={row} names={names} />
      ))}
    </ul>
  );
}

interface CardRowProps extends Pick<CardRowsProps, 'names'> {
  row: ProductRow;
}

function CardRow({ row, names }: CardRowProps) {
  const cached = useCachedHtml([row, Object.keys(row.attributes).map((code) => names[code])]);
  return (
    <li className={styles.card} {...cached}>
      {cached.dangerouslySetInnerHTML ? undefined : (
        <>
          <CardImage image={row.image} width={96} />
          <div className={styles.facts}>
            <h2 className={styles.name}>
              <Link to={productPath(row.uri)}>{row.name}</Link>
            </h2>
            <p className={styles.meta}>
              {row.brand ? <span>{row.brand.name}</span> : null}
              {row.name.includes(row.partNumber) ? null : (
                <span className={styles.partNumber}>{row.partNumber}</span>
              )}
            </p>
            <Facts row={row} names={names} />
            <div className={styles.state}>
              <AvailabilityNote availability={row.availability} />
              <CompareToggle sku={row.sku} name={row.name} />
            </div>
          </div>
          <div className={styles.buy}>
            <ProductPrice product={row} />
            <AddToCart product={row} variant="row" />
          </div>
        </>
      )}
    </li>
  );
}

function Facts({ row, names }: Pick<CardRowsProps, 'names'> & { row: ProductRow }) {
  const intl = useIntl();
  return (
    <p className={styles.meta}>
      {Object.entries(row.attributes)
        .filter(isTelling(names))
        .map(([code, value]) => (
          <span key={code}>{names[code] ? `${names[code]}: ${value}` : value}</span>
        ))}
      {registryFacts(intl, row).map(({ key, name, value }) => (
        <span key={key}>{`${name}: ${value}`}</span>
      ))}
    </p>
  );
}
