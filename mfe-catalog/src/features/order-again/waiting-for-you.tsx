import { myInquiryPath } from '@gantry/contracts/addresses/account';
import type { InquirySummary } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCatalogListNewestInquiriesQuery } from '../../api/order-again.endpoints.ts';
import styles from './order-again.module.css';
import { itemsShown } from './purchased-items.tsx';

/** Statuses in which the next step is the customer's: a question to them, or an offer. */
const waiting: Readonly<Partial<Record<InquirySummary['status'], string>>> = {
  'waiting-customer': 'question',
  'waiting-customer-important': 'question',
  'sent-offer': 'offer',
};

/** Inquiries and offers that wait for the customer; nothing when none does. */
export function WaitingForYou() {
  const { data: inquiries } = useCatalogListNewestInquiriesQuery({
    query: { page: '1', size: '20', period: 'all' },
  });
  const open = inquiries?.items.filter(({ status }) => waiting[status]) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="waiting-for-you">
      <h3 id="waiting-for-you" className={styles.subtitle}>
        <FormattedMessage id="catalog.again.waiting" />
      </h3>
      <ul>
        {open.slice(0, itemsShown).map((inquiry) => (
          <Inquiry key={inquiry.number} inquiry={inquiry} />
        ))}
      </ul>
    </section>
  );
}

function Inquiry({ inquiry }: { inquiry: InquirySummary }) {
  const { day } = useFormats();
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Link to={myInquiryPath(inquiry.number)} className={styles.name}>
          {inquiry.summary}
        </Link>
        <span className={styles.when}>{day(inquiry.updatedAt)}</span>
      </div>
      <span>
        <FormattedMessage id={`catalog.again.${waiting[inquiry.status]}`} />
      </span>
    </li>
  );
}
