import type { Order } from '@gantry/contracts/schemas/order';
import { PayTo } from '@gantry/ui/pay-to';
import { FormattedMessage } from 'react-intl';

/** How to pay an order on which money is due now; nothing for others. */
export function OrderPayment({ order }: { readonly order: Order }) {
  if (!order.payTo) return null;
  return (
    <section aria-labelledby="order-pay">
      <h2 id="order-pay">
        <FormattedMessage id="account.order.pay" />
      </h2>
      <PayTo order={order} to={order.payTo} />
    </section>
  );
}
