import { paymentPath } from '@gantry/contracts/addresses/checkout';
import { isPaidOnline, type Order } from '@gantry/contracts/schemas/order';
import { Alert, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

interface FinishPayingProps {
  readonly order: Order;
  readonly token: string | undefined;
}

/** An order that is paid online and was not: leads to where it is. What is paid by check or transfer says how by itself. */
export function FinishPaying({ order: { number, paymentService }, token }: FinishPayingProps) {
  if (!isPaidOnline(paymentService)) return null;
  return (
    <Alert tone="warn" title={<FormattedMessage id="checkout.complete.unpaid" />}>
      <p>
        <FormattedMessage id="checkout.complete.unpaid-text" />
      </p>
      <LinkButton variant="primary" to={paymentPath(paymentService, { order: number, token })} reloadDocument>
        <FormattedMessage id="checkout.complete.pay" />
      </LinkButton>
    </Alert>
  );
}
