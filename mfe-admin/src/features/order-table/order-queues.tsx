import { useUser } from '@gantry/api-client';
import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { orderAssignments } from '@gantry/contracts/schemas/order';
import { orderQueueNames, type OrderQueue } from '@gantry/contracts/work-queues';
import { isOneOfRoles, orderWorkRoles } from '@gantry/domain/roles';
import { useFormats } from '@gantry/i18n/formats';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesCountWaitingQuery } from '../../api/waiting.endpoints.ts';
import { ListLink } from '../../parts/list-address/list-link.tsx';
import { withQuery } from '../../parts/with-query.ts';
import { assignmentOf, queueOf } from './order-list-query.ts';
import styles from './order-table.module.css';

/**
 * Orders by what they wait for, with how many do; those of a queue come the longest waiting first.
 * @param children other choices of what the list shows, in one row with whose orders it shows
 */
export function OrderQueues({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { data } = useSalesCountWaitingQuery();
  const current = queueOf(search);
  const counts = new Map(data?.queues.map(({ key, count }) => [key, count]));
  // a queue has an order of its own, and the record beside the list may not lie in it
  const to = (queue: OrderQueue | null) =>
    withQuery(adminOrdersPath(), search, { queue, page: null, sort: null, open: null });
  return (
    <>
      <nav className={styles.queues} aria-label={intl.formatMessage({ id: 'admin.orders.queues' })}>
        <ListLink to={to(null)} className={styles.queue} aria-current={current ? undefined : 'page'}>
          <FormattedMessage id="admin.orders.queue.all" />
        </ListLink>
        {orderQueueNames.map((queue) => (
          <ListLink
            key={queue}
            to={to(queue)}
            className={styles.queue}
            aria-current={queue === current ? 'page' : undefined}
            data-empty={counts.get(queue) === 0 || undefined}
          >
            <FormattedMessage id={`admin.overview.queue.${queue}`} />{' '}
            <span className={styles.queueCount}>{intl.formatNumber(counts.get(queue) ?? 0)}</span>
          </ListLink>
        ))}
      </nav>
      <div className={styles.choices}>
        <Assignments />
        {children}
      </div>
      <Oldest since={data?.queues.find(({ key }) => key === current)?.since ?? null} />
    </>
  );
}

/** Everybody's orders, one's own, or nobody's; within whatever else the list shows. */
function Assignments() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const role = useUser()?.role;
  if (!isOneOfRoles(orderWorkRoles, role)) return null;
  const current = assignmentOf(search);
  return (
    <nav className={styles.queues} aria-label={intl.formatMessage({ id: 'admin.orders.assigned' })}>
      {[null, ...orderAssignments].map((assigned) => (
        <ListLink
          key={assigned ?? 'all'}
          to={withQuery(adminOrdersPath(), search, { assigned, page: null, open: null })}
          className={styles.queue}
          aria-current={assigned === current ? 'true' : undefined}
        >
          <FormattedMessage id={`admin.orders.assigned.${assigned ?? 'all'}`} />
        </ListLink>
      ))}
    </nav>
  );
}

/** Since when the first order of the queue waits. */
function Oldest({ since }: { readonly since: string | null }) {
  const { time } = useFormats();
  if (!since) return null;
  return (
    <p className={styles.oldest}>
      <FormattedMessage id="admin.orders.queue.oldest" values={{ when: time(since) }} />
    </p>
  );
}
