import { adminInquiriesPath, adminOrdersPath, adminRequestsPath } from '@gantry/contracts/addresses/admin';
import { withQuery as pathWith } from '@gantry/contracts/addresses/page-address';
import type { Overview, SalesQueue } from '@gantry/contracts/schemas/operations';
import { formatFilter } from '@gantry/contracts/table-filter';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './overview.module.css';

const orders = (status: string): string =>
  pathWith(adminOrdersPath(), { filter: formatFilter([{ field: 'status', mode: 'equals', value: status }]) });
const inquiries = (view: string): string => `${adminInquiriesPath()}&view=${view}`;

/** Where each queue is worked on. */
const lists: Readonly<Record<SalesQueue, string>> = {
  'to-confirm': orders('new'),
  'awaiting-payment': orders('pending'),
  'to-review': orders('pending-review'),
  'to-pick': orders('received'),
  'to-ship': orders('processing'),
  'on-hold': orders('on-hold'),
  backordered: orders('backordered'),
  exceptions: orders('delivery-exception'),
  'requests-to-decide': pathWith(adminRequestsPath(), { queue: 'to-decide' }),
  'returns-to-receive': pathWith(adminRequestsPath(), { queue: 'to-receive' }),
  'quotes-to-answer': inquiries('needs-reply'),
  'quotes-late': inquiries('late'),
  'offers-ending': inquiries('offers-out'),
};

/** What waits for somebody, with since when; each leads to its list. What nothing waits in stays, quietly. */
export function QueueGrid({ queues }: Pick<Overview, 'queues'>) {
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
