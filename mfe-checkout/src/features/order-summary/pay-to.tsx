import type { Order } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Lines } from './lines.tsx';
import styles from './order-summary.module.css';

/** What a buyer who pays in advance has to do: whom to pay, where to send it and what to name as the reference. */
export function PayTo({ order, to }: { readonly order: Order; readonly to: Remittance }) {
  const values = {
    total: <Money amount={order.grandTotal} />,
    payee: to.payee,
    number: order.number.toUpperCase(),
    phone: to.phone,
    email: to.email,
  };
  const { id, lines } = wayOf(order.paymentService, to);
  return (
    <>
      <FormattedMessage id={`checkout.pay.${id}`} values={values} />
      {lines.length > 0 ? (
        <div className={styles.payTo}>
          <Lines lines={lines} />
          <FormattedMessage id="checkout.pay.reference" values={values} />
        </div>
      ) : null}
      <div className={styles.soft}>
        <FormattedMessage id="checkout.pay.questions" values={values} />
      </div>
    </>
  );
}

function wayOf(service: string, { payee, bank, ...to }: Remittance) {
  const place = `${to.locality}, ${to.region} ${to.postalCode}`;
  if (service === 'check') return { id: 'check', lines: [payee, to.address, place] };
  if (service !== 'wire-transfer' && service !== 'ach') return { id: 'other', lines: [] };
  if (!bank) return { id: 'bank-later', lines: [] };
  const routing = <FormattedMessage id="checkout.pay.routing" values={{ number: bank.routingNumber }} />;
  const account = <FormattedMessage id="checkout.pay.account" values={{ number: bank.accountNumber }} />;
  return { id: service, lines: [payee, bank.name, routing, account] };
}
