import { newRequestAddress } from '@gantry/contracts/addresses/account';
import { contactPath } from '@gantry/contracts/addresses/catalog';
import type { Order } from '@gantry/contracts/schemas/order';
import { PayTo } from '@gantry/ui/pay-to';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './order-summary.module.css';

interface NextStepsProps {
  readonly order: Order;
  /** opens it for whoever has no account */
  readonly token: string | undefined;
  /** nothing ships before it is paid */
  readonly isWaiting: boolean;
}

/** What happens to the order now, by the way it is paid. */
export function NextSteps({ order, token, isWaiting }: NextStepsProps) {
  const isPrepaid = order.paymentTerm === 'advanced';
  const request = (type: 'cancellation' | 'return') => newRequestAddress(order.number, { type, token });
  const values = {
    term: <FormattedMessage id={`order.term.${order.paymentTerm}`} />,
    cancel: (words: React.ReactNode) => <Link to={request('cancellation')}>{words}</Link>,
    return: (words: React.ReactNode) => <Link to={request('return')}>{words}</Link>,
    contact: (words: React.ReactNode) => <Link to={contactPath()}>{words}</Link>,
  };
  const steps = [
    ...(isPrepaid ? [] : ['checkout.next.terms']),
    isWaiting ? 'checkout.next.ship-paid' : 'checkout.next.ship',
    'checkout.next.change',
  ];
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage id="checkout.next.title" />
      </h2>
      <ol className={styles.steps}>
        {order.payTo ? (
          <li>
            <PayTo order={order} to={order.payTo} />
          </li>
        ) : null}
        {steps.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} values={values} />
          </li>
        ))}
      </ol>
    </section>
  );
}
