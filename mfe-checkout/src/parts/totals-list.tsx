import { promotionTitle } from '@gantry/contracts/promotion-title';
import type { Totals } from '@gantry/contracts/schemas/cart';
import type { OrderPromotion } from '@gantry/contracts/schemas/promotion';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './parts.module.css';

export interface TotalsListProps {
  readonly totals: Totals;
  /** what took the discount off, or paid for shipping */
  readonly promotions?: readonly OrderPromotion[];
  /** what stands where an amount is not known yet */
  readonly unknown: { readonly shipping: ReactNode; readonly tax: ReactNode };
}

/** The sums of a cart or an order; what is nothing and explains nothing is left out. */
export function TotalsList({ totals, promotions = [], unknown }: TotalsListProps) {
  const row = (key: keyof Totals, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`checkout.totals.${key}`} />,
    value,
  });
  const money = (amount: number) => <Money amount={amount} />;
  const orUnknown = (amount: number | null, words: ReactNode) => (amount === null ? words : money(amount));
  const items = [
    row('subtotal', money(totals.subtotal)),
    ...(totals.discount === 0 ? [] : [row('discount', money(-Math.abs(totals.discount)))]),
    ...(totals.handlingFee === 0 ? [] : [row('handlingFee', money(totals.handlingFee))]),
    row(
      'shipping',
      totals.shipping === 0 ? (
        <FormattedMessage id="checkout.totals.free" />
      ) : (
        orUnknown(totals.shipping, unknown.shipping)
      ),
    ),
    row('tax', orUnknown(totals.tax, unknown.tax)),
    row('grandTotal', <strong>{money(totals.grandTotal)}</strong>),
  ];
  return (
    <>
      <DataList variant="sums" items={items} />
      {promotions.length > 0 ? (
        <p className={styles.promotionNames}>
          <FormattedMessage
            id="checkout.totals.promotions"
            values={{ names: promotions.map(promotionTitle).join(', ') }}
          />
        </p>
      ) : null}
    </>
  );
}
