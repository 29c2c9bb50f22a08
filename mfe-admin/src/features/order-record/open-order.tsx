import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSalesAdminGetOrderQuery } from '../../api/orders.endpoints.ts';
import { urls } from '../../urls.ts';
import styles from '../../parts/open-record.module.css';
import { OrderRecord } from './order-record.tsx';

/** The order that stands open beside the list. */
export function OpenOrder({ number, close }: { readonly number: string; readonly close: string }) {
  const { data: order } = useSalesAdminGetOrderQuery({ params: { number } });
  return (
    <aside className={styles.panel} aria-labelledby="open-order">
      <header className={styles.head}>
        <h2 id="open-order">
          <Link to={urls.order(number)}>
            <FormattedMessage id="admin.order.heading" values={{ number: number.toUpperCase() }} />
          </Link>
        </h2>
        <LinkButton to={close} size="small" preventScrollReset>
          <FormattedMessage id="admin.order.close" />
        </LinkButton>
      </header>
      {order ? <OrderRecord order={order} level={3} /> : null}
    </aside>
  );
}
