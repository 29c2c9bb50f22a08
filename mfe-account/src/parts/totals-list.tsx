import type { Totals } from '@gantry/contracts/schemas/cart';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The sums of an order; what is nothing is left out, except shipping, which is then free. */
export function TotalsList({ totals }: { readonly totals: Totals }) {
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
  return <DataList variant="sums" items={items} />;
}
