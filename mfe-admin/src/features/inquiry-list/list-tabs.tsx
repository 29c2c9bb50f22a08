import { adminInquiriesPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { useUser } from '@gantry/api-client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSalesAdminListInquiriesQuery } from '../../api/inquiries.endpoints.ts';
import styles from './inquiry-list.module.css';
import { countsQuery, readsInquiries } from './inquiry-list-query.ts';

/** The two lists of the order page; inquiries say how many nobody has taken yet. Only for those who read both. */
export function ListTabs({ current }: { readonly current: 'orders' | 'inquiries' }) {
  const intl = useIntl();
  const user = useUser();
  const isReader = readsInquiries(user?.role);
  const { data } = useSalesAdminListInquiriesQuery({ query: countsQuery }, { skip: !isReader });
  if (!isReader) return null;
  const tabs = [
    { key: 'orders', to: adminOrdersPath(), text: <FormattedMessage id="admin.orders.title" /> },
    {
      key: 'inquiries',
      to: adminInquiriesPath(),
      text: <FormattedMessage id="admin.inquiries.tab" values={{ count: data?.counts.fresh ?? 0 }} />,
    },
  ];
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'admin.inquiries.lists' })}>
      {tabs.map(({ key, to, text }) => (
        <Link key={key} to={to} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
