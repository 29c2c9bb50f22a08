import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { addressLines } from '@gantry/contracts/address-lines';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { formatPhone } from '@gantry/domain/phone-mask';
import { useFormats } from '@gantry/i18n/formats';
import { DataList } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import * as v from 'valibot';
import { AccountLink } from '../../parts/account-link.tsx';
import recordStyles from '../../parts/record.module.css';

/** Who asks, what about, how to answer, and on what terms. */
export function InquiryFacts({ inquiry }: FactsProps) {
  return (
    <div className={recordStyles.facts}>
      <Asker inquiry={inquiry} />
      <Contact inquiry={inquiry} />
      <Wishes inquiry={inquiry} />
    </div>
  );
}

function Asker({ inquiry: { name, company, accountNumber } }: FactsProps) {
  return (
    <DataList
      variant="stacked"
      items={[
        fact('name', name),
        ...(company ? [fact('company', company)] : []),
        fact(
          'account',
          accountNumber ? (
            <AccountLink number={accountNumber} />
          ) : (
            <FormattedMessage id="admin.inquiry.guest" />
          ),
        ),
      ]}
    />
  );
}

function Contact({ inquiry: { contactMethod, email, phone, locale } }: FactsProps) {
  return (
    <DataList
      variant="stacked"
      items={[
        fact('contact', <FormattedMessage id={`admin.inquiry.by-${contactMethod}`} />),
        fact('email', <a href={`mailto:${email}`}>{email}</a>),
        ...(phone
          ? [fact('phone', <a href={`tel:${phone.replace('x', ';ext=')}`}>{formatPhone(phone)}</a>)]
          : []),
        fact('language', <FormattedMessage id={`admin.language.${locale}`} />),
      ]}
    />
  );
}

/** What is asked for the whole request: an offer depends on it. */
function Wishes({ inquiry: { subject, orderNumber, neededBy, poWanted, shipTo } }: FactsProps) {
  const intl = useIntl();
  const { day } = useFormats();
  const nameOf = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  return (
    <DataList
      variant="stacked"
      items={[
        fact('subject', <FormattedMessage id={`admin.inquiry.subject.${subject}`} />),
        ...(orderNumber ? [fact('order', <OrderNumber number={orderNumber} />)] : []),
        ...(neededBy ? [fact('needed-by', day(neededBy))] : []),
        ...(poWanted ? [fact('po', <FormattedMessage id="admin.inquiry.po-wanted" />)] : []),
        ...(shipTo ? [fact('ship-to', addressLines(shipTo, nameOf).join('\n'))] : []),
      ]}
    />
  );
}

interface FactsProps {
  readonly inquiry: AdminInquiry;
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
