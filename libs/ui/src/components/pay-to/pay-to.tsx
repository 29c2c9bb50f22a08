import type { Order } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../price/price.tsx';
import styles from './pay-to.module.css';

export interface PayToProps {
  readonly order: Pick<Order, 'grandTotal' | 'number' | 'paymentService'>;
  /** `payTo` of the order */
  readonly to: Remittance;
}

/**
 * What a buyer who pays in advance has to do: whom to pay, where to send it and what to name as the reference. Its
 * texts are `orderTermMessages` of `i18n`.
 */
export function PayTo({ order, to }: PayToProps) {
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
      <FormattedMessage id={`order.pay.${id}`} values={values} />
      {lines.length > 0 ? (
        <div className={styles.payTo}>
          {lines.map((line, index) => (
            <Fragment key={index}>
              {line}
              <br />
            </Fragment>
          ))}
          <FormattedMessage id="order.pay.reference" values={values} />
        </div>
      ) : null}
      <div className={styles.soft}>
        <FormattedMessage id="order.pay.questions" values={values} />
      </div>
    </>
  );
}

interface Way {
  /** end of the message's id */
  readonly id: string;
  readonly lines: readonly ReactNode[];
}

function wayOf(service: string, { payee, bank, ...to }: Remittance): Way {
  const place = `${to.locality}, ${to.region} ${to.postalCode}`;
  if (service === 'check') return { id: 'check', lines: [payee, to.address, place] };
  if (service !== 'wire-transfer' && service !== 'ach') return { id: 'other', lines: [] };
  if (!bank) return { id: 'bank-later', lines: [] };
  const routing = <FormattedMessage id="order.pay.routing" values={{ number: bank.routingNumber }} />;
  const account = <FormattedMessage id="order.pay.account" values={{ number: bank.accountNumber }} />;
  return { id: service, lines: [payee, bank.name, routing, account] };
}
