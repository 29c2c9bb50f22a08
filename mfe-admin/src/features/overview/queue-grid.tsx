import {
  adminInquiriesPath,
  adminOperationsPath,
  adminOrdersPath,
  adminRequestsPath,
  adminReviewsPath,
  adminTaxPath,
  adminUnmatchedPath,
} from '@gantry/contracts/addresses/admin';
import { withQuery as pathWith } from '@gantry/contracts/addresses/page-address';
import type { OrderQueue, WorkQueue } from '@gantry/contracts/work-queues';
import { formatFilter } from '@gantry/contracts/table-filter';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useWaiting } from '../../parts/waiting/use-waiting.ts';
import styles from './overview.module.css';

const withStatus = (path: string, status: string): string =>
  pathWith(path, { filter: formatFilter([{ field: 'status', mode: 'equals', value: status }]) });
const orders = (queue: OrderQueue): string => pathWith(adminOrdersPath(), { queue });
const inquiries = (view: string): string => `${adminInquiriesPath()}&view=${view}`;

/** Where each queue is worked on. */
const lists: Readonly<Record<WorkQueue, string>> = {
  'to-confirm': orders('to-confirm'),
  'awaiting-payment': orders('awaiting-payment'),
  'to-review': orders('to-review'),
  'to-pick': orders('to-pick'),
  'to-ship': orders('to-ship'),
  'on-hold': orders('on-hold'),
  backordered: orders('backordered'),
  exceptions: orders('exceptions'),
  'requests-to-decide': pathWith(adminRequestsPath(), { queue: 'to-decide' }),
  'returns-to-receive': pathWith(adminRequestsPath(), { queue: 'to-receive' }),
  'quotes-to-answer': inquiries('needs-reply'),
  'quotes-late': inquiries('late'),
  'offers-ending': inquiries('offers-out'),
  'reviews-to-read': withStatus(adminReviewsPath(), 'pending-review'),
  'certificates-to-check': pathWith(adminTaxPath(), { tab: 'certificates' }),
  'money-to-match': adminUnmatchedPath(),
  'jobs-failed': pathWith(adminOperationsPath(), { tab: 'jobs' }),
};

/** What waits for somebody, with since when; each leads to its list. What nothing waits in stays, quietly. */
export function QueueGrid() {
  const queues = useWaiting();
  const intl = useIntl();
  const { count: countText, day } = useFormats();
  return (
    <ul className={styles.queues} aria-label={intl.formatMessage({ id: 'admin.overview.queues' })}>
      {queues.map(({ key, count, since }) => (
        <li key={key}>
          <Link to={lists[key]} className={styles.queue} data-empty={count === 0 || undefined}>
            <span className={styles.queueCount}>{countText(count)}</span>
            <span className={styles.queueName}>
              <FormattedMessage id={`admin.overview.queue.${key}`} />
            </span>
            {since && count > 0 ? (
              <span className={styles.soft}>
                <FormattedMessage
                  id={key === 'offers-ending' ? 'admin.overview.first-ends' : 'admin.overview.since'}
                  values={{ day: day(since) }}
                />
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
