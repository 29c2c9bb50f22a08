import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { formatPhone } from '@gantry/domain/phone-mask';
import { useFormats } from '@gantry/i18n/formats';
import { DataList } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../parts/address-lines.tsx';

/** What was asked, by whom, and how we answer. */
export function InquiryFacts({ inquiry }: { readonly inquiry: Inquiry }) {
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`account.inquiry.${key}`} />,
    value,
  });
  const { day } = useFormats();
  const { contactMethod, phone, email, neededBy, poWanted, shipTo } = inquiry;
  return (
    <DataList
      variant="stacked"
      items={[
        fact('subject', <FormattedMessage id={`account.inquiry.subject.${inquiry.subject}`} />),
        ...(inquiry.orderNumber ? [fact('order-number', inquiry.orderNumber)] : []),
        fact('name', inquiry.name),
        ...(inquiry.company ? [fact('company', inquiry.company)] : []),
        fact('contact', contactMethod === 'phone' && phone ? formatPhone(phone) : email),
        ...(neededBy ? [fact('needed-by', day(neededBy))] : []),
        ...(poWanted ? [fact('po', <FormattedMessage id="account.inquiry.po-wanted" />)] : []),
        ...(shipTo ? [fact('ship-to', <AddressLines address={shipTo} />)] : []),
      ]}
    />
  );
}
