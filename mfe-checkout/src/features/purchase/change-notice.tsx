import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import type { CheckoutPreview } from '@gantry/contracts/schemas/order';
import { Alert, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { changesOf, type Changed, type Seen } from './changes.ts';
import { usePurchase } from './purchase-context.ts';
import styles from './purchase.module.css';
import { ShipsArrives } from '../../parts/ships-arrives.tsx';

/** Why an order was not taken although nothing was wrong with the form. */
export interface OrderChange {
  readonly code: (typeof codes)[number];
  /** what the buyer had accepted */
  readonly accepted: Seen;
}

const codes = [
  'PRICE_CHANGED',
  'PROMISE_CHANGED',
  'CART_CHANGED',
  'OUT_OF_STOCK',
  'NOT_PURCHASABLE',
] as const;

/** The change behind a failure's code; undefined for failures the form shows. */
export function changeOf(
  code: string | undefined,
  accepted: { readonly preview: CheckoutPreview; readonly lines: Cart['lines'] },
): OrderChange | undefined {
  const known = codes.find((one) => one === code);
  return known && { code: known, accepted };
}

/** Shows what became different between looking and ordering, with the new figures; ordering again accepts them. */
export function ChangeNotice({ change }: { readonly change: OrderChange }) {
  const { cart, preview } = usePurchase();
  const short = cart.lines.filter((line) => line.most !== null && line.most < line.quantity);
  const { accepted } = change;
  const changes = preview ? changesOf(accepted, { preview, lines: cart.lines }) : [];
  return (
    <Alert tone="warn" live="assertive" title={<FormattedMessage id={`checkout.change.${change.code}`} />}>
      {changes.length > 0 ? (
        <ul className={styles.short}>
          {changes.map((one) => (
            <li key={one.key}>
              <ChangeText changed={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {short.length > 0 ? (
        <ul className={styles.short}>
          {short.map((line) => (
            <li key={line.lineId}>
              {line.name} <FormattedMessage id="checkout.cart.only" values={{ count: line.most }} />
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

function ChangeText({ changed }: { readonly changed: Changed }) {
  if (changed.kind === 'dates') {
    const { name, now } = changed;
    return (
      <>
        {name}: <ShipsArrives {...now} />
      </>
    );
  }
  if (!('before' in changed)) {
    return <FormattedMessage id={`checkout.change.${changed.kind}`} values={{ name: changed.name }} />;
  }
  const { kind, name, before, now } = changed;
  const amounts = { before: <Money amount={before} />, now: <Money amount={now} /> };
  return <FormattedMessage id={`checkout.change.${kind}`} values={{ name, ...amounts }} />;
}
