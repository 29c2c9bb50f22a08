import { myOrderPath, myOrdersPath } from '@gantry/contracts/addresses/account';
import type { OrderSummary } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { FirstSteps } from './first-steps.tsx';
import { useCatalogListNewestOrdersQuery } from '../../api/order-again.endpoints.ts';
import styles from './order-again.module.css';
import { itemsShown, Note } from './purchased-items.tsx';
import { useStatusWording } from './use-status-wording.ts';

/** Looked through for open ones; older orders are hardly ever open. */
const newest = 20;
const openStates: readonly string[] = ['pending', 'processing', 'holded', 'fraud'];

/** Asks for the orders that open ones are looked for among; several that use it make one call. */
export const useNewestOrders = () =>
  useCatalogListNewestOrdersQuery({ query: { page: '1', size: String(newest), period: 'all' } });

/** Orders that are not finished yet, newest first. */
export function OpenOrders() {
  const { data: orders, isError } = useNewestOrders();
  const wording = useStatusWording();
  if (isError) return <Note id="catalog.again.failed" />;
  if (!orders) return <div aria-busy="true" />;
  const open = orders.items.filter(({ state }) => openStates.includes(state));
  return (
    <>
      {open.length === 0 ? <Note id="catalog.again.no-orders" /> : null}
      <ul>
        {open.slice(0, itemsShown).map((order) => (
          <Order key={order.number} order={order} wording={wording(order.status)} />
        ))}
      </ul>
      {orders.total > 0 ? (
        <Link to={myOrdersPath()} className={styles.all}>
          <FormattedMessage id="catalog.again.all-orders" />
        </Link>
      ) : (
        <FirstSteps of="account" />
      )}
    </>
  );
}

function Order({ order, wording }: { order: OrderSummary; wording: string | undefined }) {
  const { day } = useFormats();
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Link to={myOrderPath(order.number)}>{order.number.toUpperCase()}</Link>
        <span className={styles.when}>
          <FormattedMessage id="catalog.again.placed" values={{ day: day(order.placedAt) }} />{' '}
          {order.poNumber ? `· ${order.poNumber}` : null}
        </span>
      </div>
      <span>{wording}</span>
      <Money amount={order.grandTotal} />
    </li>
  );
}
