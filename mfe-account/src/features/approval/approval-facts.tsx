import { myInquiryPath, myOrderPath } from '@gantry/contracts/addresses/account';
import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { DataList } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AddressLines } from '../../parts/address-lines.tsx';

/** Where it goes, how it is shipped and paid, and what was written with it. */
export function ApprovalFacts({ approval }: { readonly approval: OrderApproval }) {
  const { orderNumber, offerNumber, question, reason, poNumber, costCenter, note } = approval;
  const fact = (key: string, value: ReactNode, isLabeled = !!value) =>
    isLabeled ? [{ key, term: <FormattedMessage id={`account.approval.${key}`} />, value }] : [];
  return (
    <DataList
      items={[
        ...fact('order', orderNumber && <OrderName number={orderNumber} />),
        ...fact('offer', offerNumber && <OfferName number={offerNumber} />),
        ...fact('reason-given', reason),
        ...fact('question', question),
        ...fact('ship-to', <AddressLines address={approval.shipTo} />),
        ...fact('bill-to', <AddressLines address={approval.billTo} />),
        ...fact('service', <FormattedMessage id={`order.service.${approval.shippingService}`} />),
        ...fact('po', poNumber),
        ...fact('cost-center', costCenter),
        ...fact(
          'payment',
          <>
            <FormattedMessage id={`order.term.${approval.paymentTerm}`} />
            {' · '}
            <FormattedMessage id={`order.pay-by.${approval.paymentService}`} />
          </>,
        ),
        ...fact('note', note),
      ]}
    />
  );
}

const OfferName = ({ number }: { readonly number: string }) => (
  <Link to={myInquiryPath(number)}>{number.toUpperCase()}</Link>
);

const OrderName = ({ number }: { readonly number: string }) => (
  <Link to={myOrderPath(number)}>{number.toUpperCase()}</Link>
);
