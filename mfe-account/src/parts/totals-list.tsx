import { promotionTitle } from '@gantry/contracts/promotion-title';
import type { Totals } from '@gantry/contracts/schemas/cart';
import type { OrderPromotion } from '@gantry/contracts/schemas/promotion';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './parts.module.css';

interface TotalsListProps {
  readonly totals: Totals;
  /** what took the discount off, or paid for shipping */
  readonly promotions?: readonly OrderPromotion[];
}

/** The sums of an order; what is nothing is left out, except shipping, which is then free. */
export function TotalsList({ totals, promotions = [] }: TotalsListProps) {
  const row = (key: keyof Totals, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`account.totals.${key}`} />,
    value,
  });
  const money = (amount: number | null) => (amount === null ? '–' : <Money amount={amount} />);
  const items = [
    row('subtotal', money(totals.subtotal)),
    ...(totals.discount === 0 ? [] : [row('discount', money(-Math.abs(totals.discount)))]),
    ...(totals.handlingFee === 0 ? [] : [row('handlingFee', money(totals.handlingFee))]),
    row(
      'shipping',
      totals.shipping === 0 ? <FormattedMessage id="account.totals.free" /> : money(totals.shipping),
    ),
    row('tax', money(totals.tax)),
    row('grandTotal', <strong>{money(totals.grandTotal)}</strong>),
  ];
  return (
    <>
      <DataList variant="sums" items={items} />
      {promotions.length > 0 ? (
        <p className={styles.promotionNames}>
          <FormattedMessage
            id="account.totals.promotions"
            values={{ names: promotions.map(promotionTitle).join(', ') }}
          />
        </p>
      ) : null}
    </>
  );
}
