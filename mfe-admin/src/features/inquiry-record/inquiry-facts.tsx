import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { formatPhone } from '@gantry/domain/phone-mask';
import { DataList } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import * as v from 'valibot';
import recordStyles from '../../parts/record.module.css';

/** Who asks, what about, and how to answer. */
export function InquiryFacts({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const { phone, orderNumber, accountNumber } = inquiry;
  return (
    <div className={recordStyles.facts}>
      <DataList
        variant="stacked"
        items={[
          fact('name', inquiry.name),
          ...(inquiry.company ? [fact('company', inquiry.company)] : []),
          fact(
            'account',
            accountNumber ? accountNumber.toUpperCase() : <FormattedMessage id="admin.inquiry.guest" />,
          ),
        ]}
      />
      <DataList
        variant="stacked"
        items={[
          fact('contact', <FormattedMessage id={`admin.inquiry.by-${inquiry.contactMethod}`} />),
          fact('email', <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a>),
          ...(phone
            ? [fact('phone', <a href={`tel:${phone.replace('x', ';ext=')}`}>{formatPhone(phone)}</a>)]
            : []),
        ]}
      />
      <DataList
        variant="stacked"
        items={[
          fact('subject', <FormattedMessage id={`admin.inquiry.subject.${inquiry.subject}`} />),
          ...(orderNumber ? [fact('order', <OrderNumber number={orderNumber} />)] : []),
          fact('language', inquiry.locale),
        ]}
      />
    </div>
  );
}

const fact = (key: string, value: ReactNode) => ({
  key,
  term: <FormattedMessage id={`admin.inquiry.${key}`} />,
  value,
});

/** What the customer entered; it may be their own number, so the link may lead nowhere. */
function OrderNumber({ number }: { readonly number: string }) {
  return v.is(recordNumberSchema, number) ? (
    <Link to={adminOrderPath(number.toLowerCase())}>{number}</Link>
  ) : (
    number
  );
}
