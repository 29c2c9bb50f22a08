import type { Refund } from '@gantry/contracts/schemas/order-request';
import { DataList, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** What would go back, item by item, as the store computed it. */
export function RefundList({ refund, percent }: { readonly refund: Refund; readonly percent: number }) {
  const row = (key: string, amount: number, values = {}) => ({
    key,
    term: <FormattedMessage id={`account.request.sum.${key}`} values={values} />,
    value: <Money amount={amount} />,
  });
  return (
    <DataList
      variant="sums"
      items={[
        row('goods', refund.goods),
        row('tax', refund.tax),
        ...(refund.charges === 0 ? [] : [row('charges', refund.charges)]),
        ...(refund.restockingFee === 0 ? [] : [row('fee', -refund.restockingFee, { percent })]),
        row('credit', refund.credit),
        row('payout', refund.payout),
      ]}
    />
  );
}
