import type { Cart, CartLine } from '@gantry/contracts/schemas/cart';
import { Cell, HeadCell, hiddenOnTelephonesClass, Money, RowHead, Table, VisuallyHidden } from '@gantry/ui';
import type { Delivery } from '@gantry/domain/delivery-lines';
import { memo, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { LineAvailability } from '../../parts/line-availability.tsx';
import { ProductCell } from '../../parts/product-cell.tsx';
import styles from './cart.module.css';
import { ChooseForQuote } from './choose-for-quote.tsx';
import { isReviewed } from './is-reviewed.ts';
import { LinePrice } from './line-price.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { readRefused, type RefusedQuantity } from './refused-quantity.ts';
import { RemoveLine } from './remove-line.tsx';
import type { CartDelivery } from './use-cart-delivery.ts';

/** The lines of the cart, editable in place. */
export function CartTable({ lines, dates }: Pick<Cart, 'lines'> & Pick<CartDelivery, 'dates'>) {
  const refusedOf = useRefused(lines);
  return (
    <Table caption={<FormattedMessage id="checkout.cart.lines" />} className={styles.table}>
      <thead className={hiddenOnTelephonesClass}>
        <tr>
          <HeadCell>
            <FormattedMessage id="checkout.cart.product" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="checkout.cart.availability" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="checkout.cart.price" />
          </HeadCell>
          <HeadCell numeric>
            <FormattedMessage id="checkout.cart.quantity" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="checkout.cart.total" />
          </HeadCell>
          <HeadCell>
            <VisuallyHidden>
              <FormattedMessage id="checkout.cart.remove" />
            </VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartRow key={line.lineId} line={line} dates={dates.get(line.lineId)} refused={refusedOf(line)} />
        ))}
      </tbody>
    </Table>
  );
}

interface CartRowProps {
  readonly line: CartLine;
  /** when it arrives, where a ZIP code is known */
  readonly dates: Delivery | undefined;
  readonly refused: RefusedQuantity | undefined;
}

/** The quantity of a line that was refused where no scripts run. */
function useRefused(lines: readonly CartLine[]) {
  const [search] = useSearchParams();
  const refused = useMemo(() => readRefused(search, lines), [search, lines]);
  return ({ lineId }: CartLine) => (refused?.lineId === lineId ? refused : undefined);
}

/** Drawn anew only when its line is another one. */
const CartRow = memo(function CartRow({ line, dates, refused }: CartRowProps) {
  return (
    <tr className={styles.row}>
      <RowHead className={styles.product}>
        <div className={styles.chosen}>
          <ChooseForQuote line={line} />
          <ProductCell product={line} />
        </div>
      </RowHead>
      <Cell className={styles.availability}>
        <LineAvailability line={line} dates={dates} />
        {line.mustConfirm ? (
          <span className={styles.hint}>
            <FormattedMessage id={`checkout.cart.must-confirm${isReviewed(line) ? '-first' : ''}`} />
          </span>
        ) : null}
      </Cell>
      <Cell numeric className={styles.priceCell}>
        <LinePrice line={line} />
      </Cell>
      <Cell numeric className={styles.quantityCell}>
        <LineQuantity line={line} refused={refused} />
      </Cell>
      <Cell numeric tight className={styles.totalCell}>
        {line.lineTotal === null ? '–' : <Money amount={line.lineTotal} />}
      </Cell>
      <Cell className={styles.removeCell}>
        <RemoveLine line={line} />
      </Cell>
    </tr>
  );
});
