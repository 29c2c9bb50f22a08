import { orderFileAddress } from '@gantry/contracts/file-address';
import type { Order } from '@gantry/contracts/schemas/order';
import { paymentWording } from '@gantry/domain/statuses/wording';
import { RecordFileList } from '@gantry/forms/record-files';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../parts/address-lines.tsx';

/** Addresses, shipping and payment of an order. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`account.order.${key}`} />,
    value,
  });
  return (
    <DataList
      variant="stacked"
      items={[
        ...(order.poNumber ? [fact('po', order.poNumber)] : []),
        ...(order.costCenter ? [fact('cost-center', order.costCenter)] : []),
        ...(order.files.length > 0 ? [fact('po-file', <OrderFiles order={order} />)] : []),
        fact('ship-to', <AddressLines address={order.shipTo} />),
        fact('bill-to', <AddressLines address={order.billTo} />),
        fact('service', <FormattedMessage id={`order.service.${order.shippingService}`} />),
        fact('term', <FormattedMessage id={`order.term.${order.paymentTerm}`} />),
        ...(order.depositDue ? [fact('deposit', <Money amount={order.depositDue} />)] : []),
        fact('payment', <FormattedMessage id={paymentWording(order.paymentStatus)} />),
        ...(order.note ? [fact('note', order.note)] : []),
      ]}
    />
  );
}

const OrderFiles = ({ order: { number, files } }: { readonly order: Order }) => (
  <RecordFileList files={files} lines={[]} addressOf={({ id }) => orderFileAddress(number, id)} />
);
