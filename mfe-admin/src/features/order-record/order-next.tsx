import { useUser } from '@gantry/api-client';
import { adminRequestPath, offlineCheckoutPath } from '@gantry/contracts/addresses/admin';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { Fulfillment } from '@gantry/contracts/schemas/shipment';
import { isOneOfRoles, orderRequestReaderRoles, staffCheckoutRoles } from '@gantry/domain/roles';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSalesAdminGetFulfillmentQuery } from '../../api/fulfillment.endpoints.ts';
import { useSalesAdminGetRequestableQuery } from '../../api/requests.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import { nextSteps } from './next-steps.ts';
import styles from './order-record.module.css';

export interface OrderNextProps {
  readonly order: AdminOrder;
  /** heading level, below the heading that names the order */
  readonly level: 2 | 3;
}

interface Step {
  readonly key: string;
  readonly link: ReactNode;
}

/** What this person can do about an order now, most pressing first, each with the way to where it is done. */
export function OrderNext({ order, level }: OrderNextProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const steps = [
    ...useOpenRequests(order.number),
    ...useDockSteps(order.number),
    ...usePaymentSteps(order),
    ...lineSteps(order),
  ];
  return (
    <section className={styles.next} aria-labelledby={id}>
      <Heading id={id} className={styles.nextTitle}>
        <FormattedMessage id="admin.mpo.next" />
      </Heading>
      {steps.length > 0 ? (
        <ul className={styles.steps}>
          {steps.map(({ key, link }) => (
            <li key={key}>{link}</li>
          ))}
        </ul>
      ) : (
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.order.next.nothing" />
        </p>
      )}
    </section>
  );
}

/** Cancellations and returns that nobody has decided about. */
function useOpenRequests(number: string): Step[] {
  const mayRead = isOneOfRoles(orderRequestReaderRoles, useUser()?.role);
  const { data } = useSalesAdminGetRequestableQuery({ params: { number } }, { skip: !mayRead });
  const undecided = (data?.requests ?? []).filter(
    ({ status }) => 'isUndecided' in orderRequestStatuses[status],
  );
  return undecided.map((request) => ({
    key: request.number,
    link: (
      <Link to={adminRequestPath(request.number)}>
        <FormattedMessage
          id={`admin.order.next.${request.type}`}
          values={{ number: request.number.toUpperCase() }}
        />
      </Link>
    ),
  }));
}

/** Shipments in trouble, and lines that are ready to leave. */
function useDockSteps(number: string): Step[] {
  const { data } = useSalesAdminGetFulfillmentQuery({ params: { number } });
  return data ? [...inTrouble(data), ...toShip(data)] : [];
}

const inTrouble = ({ shipments, mayReship }: Fulfillment): Step[] =>
  shipments
    .filter(({ status }) => mayReship && status === 'delivery-exception')
    .map((shipment) => ({
      key: shipment.number,
      link: (
        <a href={`#shipment-${shipment.number}`}>
          <FormattedMessage
            id="admin.order.next.exception"
            values={{ number: shipment.number.toUpperCase() }}
          />
        </a>
      ),
    }));

function toShip({ lines }: Fulfillment): Step[] {
  const count = lines.filter(({ blockers }) => blockers?.length === 0).length;
  if (count === 0) return [];
  const link = (
    <a href="#fulfillment">
      <FormattedMessage id="admin.order.next.ship" values={{ count }} />
    </a>
  );
  return [{ key: 'ship', link }];
}

/** An order that waits for its customer's money, which staff may take by telephone or ask for by mail. */
function usePaymentSteps({ number, awaitsPayment }: AdminOrder): Step[] {
  const mayTake = isOneOfRoles(staffCheckoutRoles, useUser()?.role);
  if (!mayTake || !awaitsPayment) return [];
  const link = (
    <Link to={offlineCheckoutPath(number)}>
      <FormattedMessage id="admin.order.next.payment" />
    </Link>
  );
  return [{ key: 'payment', link }];
}

/** Goods leave by what the dock ships, a step of its own, and carriers say that they have arrived. */
const dockStatuses: readonly string[] = [
  'shipped',
  'partially-shipped',
  'replacement-shipped',
  'rma-replacement-shipped',
  'delivered',
  'rma-replacement-delivered',
];

/** Lines that can go on without a word about it, by where they go next. */
function lineSteps({ transitions }: AdminOrder): Step[] {
  const firsts = Object.values(transitions).flatMap((offered) => {
    const open = offered.filter(({ needs, blockers }) => needs.length === 0 && blockers.length === 0);
    return nextSteps(open).next.slice(0, 1);
  });
  const counts = Map.groupBy(
    firsts.filter(({ to }) => !dockStatuses.includes(to)),
    ({ to }) => to,
  );
  return [...counts].map(([to, { length }]) => ({
    key: to,
    link: (
      <a href="#order-lines">
        <FormattedMessage
          id="admin.order.next.lines"
          values={{ count: length, status: <FormattedMessage id={`admin.line-status.${to}`} /> }}
        />
      </a>
    ),
  }));
}
