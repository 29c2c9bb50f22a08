import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { OpenRecord } from '../../parts/open-record.tsx';
import type { Neighbors } from '../../parts/use-neighbors.ts';
import { OrderRecord } from './order-record.tsx';
import { useWatchedOrder } from './use-watched-order.ts';

interface OpenOrderProps {
  readonly number: string;
  readonly close: string;
  readonly neighbors: Neighbors;
  /** what is shipped of it */
  readonly fulfillment: ReactNode;
}

/** The order that stands open beside the list. */
export function OpenOrder({ number, close, neighbors, fulfillment }: OpenOrderProps) {
  const order = useWatchedOrder(number);
  const title = <FormattedMessage id="admin.order.heading" values={{ number: number.toUpperCase() }} />;
  return (
    <OpenRecord
      title={title}
      to={adminOrderPath(number)}
      place={{ list: 'orders', key: number }}
      close={close}
      neighbors={neighbors}
    >
      {order ? <OrderRecord order={order} level={3} fulfillment={fulfillment} /> : null}
    </OpenRecord>
  );
}
