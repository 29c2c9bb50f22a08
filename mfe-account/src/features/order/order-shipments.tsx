import { followShipmentPath } from '@gantry/contracts/addresses/checkout';
import type { Shipment } from '@gantry/contracts/schemas/shipment';
import { useFormats } from '@gantry/i18n/formats';
import { PaperLinks } from '@gantry/ui/paper-links';
import { TrackingNumber } from '@gantry/ui/tracking-number';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSalesListOrderShipmentsQuery } from '../../api/orders.endpoints.ts';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import styles from './order-shipments.module.css';

/** What of an order has left: where each shipment is, and when it arrives; nothing before the first. */
export function OrderShipments({ number }: { readonly number: string }) {
  const { data: shipments = [] } = useSalesListOrderShipmentsQuery({ params: { number }, query: {} });
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="order-shipments">
      <h2 id="order-shipments">
        <FormattedMessage id="account.order.shipments" />
      </h2>
      <ul className={styles.shipments}>
        {shipments.map((shipment) => (
          <OneShipment key={shipment.number} shipment={shipment} />
        ))}
      </ul>
    </section>
  );
}

function OneShipment({ shipment }: { readonly shipment: Shipment }) {
  const intl = useIntl();
  const { day, days } = useFormats();
  const { number, status, estimated, deliveredAt, shippedAt, packages, lines } = shipment;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={styles.shipment}>
      <span className={styles.head}>
        <Link to={followShipmentPath('track', number)}>{number.toUpperCase()}</Link>
        <CustomerStatus status={status} />
      </span>
      <span className={styles.soft}>
        <FormattedMessage
          id="account.order.shipment-units"
          values={{ units, service: intl.formatMessage({ id: `order.service.${shipment.service}` }) }}
        />{' '}
        · <FormattedMessage id="account.order.shipped-on" values={{ day: day(shippedAt) }} />
        {deliveredAt ? (
          <>
            {' · '}
            <FormattedMessage id="account.order.delivered-on" values={{ day: day(deliveredAt) }} />
          </>
        ) : estimated ? (
          <>
            {' · '}
            <FormattedMessage
              id="account.order.arrives-on"
              values={{ days: days(estimated.from, estimated.to) }}
            />
          </>
        ) : null}
      </span>
      <TrackingNumbers packages={packages} />
      <PaperLinks kinds={['packing-slip']} number={number} />
    </li>
  );
}

function TrackingNumbers({ packages }: Pick<Shipment, 'packages'>) {
  const tracked = packages.filter(({ tracking }) => tracking);
  if (tracked.length === 0) return null;
  return (
    <span className={styles.tracking}>
      {tracked.map((one) => (
        <TrackingNumber key={one.tracking} {...one} />
      ))}
    </span>
  );
}
