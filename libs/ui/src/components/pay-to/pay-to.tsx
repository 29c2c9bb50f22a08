import type { Order } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { wayToPay, type RemittanceLine } from '@gantry/contracts/way-to-pay';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../price/price.tsx';
import styles from './pay-to.module.css';

export interface PayToProps {
  readonly order: Pick<Order, 'grandTotal' | 'depositDue' | 'number' | 'paymentService'>;
  /** `payTo` of the order */
  readonly to: Remittance;
}

/**
 * What a buyer who pays in advance, or a deposit first, has to do: whom to pay, where to send it and what to name as the reference. Its
 * texts are `orderTermMessages` of `i18n`.
 */
export function PayTo({ order, to }: PayToProps) {
  const values = {
    total: <Money amount={order.depositDue ?? order.grandTotal} />,
    payee: to.payee,
    number: order.number.toUpperCase(),
    phone: to.phone,
    email: to.email,
  };
  const { id, lines } = wayToPay(order.paymentService, to);
  return (
    <>
      <FormattedMessage id={`order.pay.${id}`} values={values} />
      {lines.length > 0 ? (
        <div className={styles.payTo}>
          {lines.map((line, index) => (
            <Fragment key={index}>
              <Line line={line} />
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

function Line({ line: { kind, text } }: { readonly line: RemittanceLine }) {
  return kind === 'text' ? text : <FormattedMessage id={`order.pay.${kind}`} values={{ number: text }} />;
}
