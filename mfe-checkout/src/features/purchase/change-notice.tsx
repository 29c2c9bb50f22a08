import { cartPath } from '@gantry/contracts/addresses/checkout';
import { Alert, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePurchase } from './purchase-context.ts';
import styles from './purchase.module.css';

/** Why an order was not taken although nothing was wrong with the form. */
export interface OrderChange {
  readonly code: 'PRICE_CHANGED' | 'CART_CHANGED' | 'OUT_OF_STOCK' | 'NOT_PURCHASABLE';
  /** the total the buyer had accepted, in minor units */
  readonly acceptedTotal: number;
}

const changes: readonly string[] = ['PRICE_CHANGED', 'CART_CHANGED', 'OUT_OF_STOCK', 'NOT_PURCHASABLE'];

/** The change behind a failure's code; undefined for failures the form shows. */
export function changeOf(code: string | undefined, acceptedTotal: number): OrderChange | undefined {
  return code && changes.includes(code) ? { code: code as OrderChange['code'], acceptedTotal } : undefined;
}

/** Shows what became different between looking and ordering, with the new figures; ordering again accepts them. */
export function ChangeNotice({ change }: { readonly change: OrderChange }) {
  const { cart, preview } = usePurchase();
  const short = cart.lines.filter((line) => line.available !== null && line.available < line.quantity);
  const total = preview?.totals.grandTotal ?? cart.totals.grandTotal;
  return (
    <Alert tone="warn" live="assertive" title={<FormattedMessage id={`checkout.change.${change.code}`} />}>
      {total !== change.acceptedTotal ? (
        <p>
          <FormattedMessage
            id="checkout.change.total"
            values={{ before: <Money amount={change.acceptedTotal} />, now: <Money amount={total} /> }}
          />
        </p>
      ) : null}
      {short.length > 0 ? (
        <ul className={styles.short}>
          {short.map((line) => (
            <li key={line.lineId}>
              {line.name} <FormattedMessage id="checkout.cart.only" values={{ count: line.available }} />
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <FormattedMessage id="checkout.change.kept" />{' '}
        <Link to={cartPath()}>
          <FormattedMessage id="checkout.change.to-cart" />
        </Link>
      </p>
    </Alert>
  );
}
