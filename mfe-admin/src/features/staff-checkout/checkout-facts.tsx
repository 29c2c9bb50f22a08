import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useStatusLabels } from '../../parts/status-labels.ts';

/** Whose order it is, what it costs, and how far it is paid. */
export function CheckoutFacts({ order }: { readonly order: AdminOrder }) {
  const { labelOf } = useStatusLabels();
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`admin.order.${key}`} />,
    value,
  });
  return (
    <DataList
      variant="stacked"
      items={[
        fact('email', order.email),
        ...(order.company ? [fact('company', order.company)] : []),
        fact('term', <FormattedMessage id={`order.term.${order.paymentTerm}`} />),
        fact(
          'payment',
          <>
            <FormattedMessage id={`order.pay-by.${order.paymentService}`} /> ·{' '}
            {labelOf('payment-status', order.paymentStatus)}
          </>,
        ),
        fact('grandTotal', <Money amount={order.totals.grandTotal} />),
        {
          key: 'record',
          term: <FormattedMessage id="admin.checkout.record" />,
          value: <Link to={adminOrderPath(order.number)}>{order.number.toUpperCase()}</Link>,
        },
      ]}
    />
  );
}
