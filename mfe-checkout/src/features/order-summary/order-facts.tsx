import { addressLines } from '@gantry/contracts/address-lines';
import { orderFileAddress } from '@gantry/contracts/file-address';
import type { Order } from '@gantry/contracts/schemas/order';
import type { FinishedPayment } from '@gantry/contracts/schemas/payment';
import { formatPhone } from '@gantry/domain/phone-mask';
import { RecordFileList } from '@gantry/forms/record-files';
import { Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Lines } from '../../parts/lines.tsx';
import { PaymentWords } from './payment-words.tsx';

interface FactsOptions {
  readonly token: string | undefined;
  readonly payment: FinishedPayment | undefined;
  /** of a country, in the reader's language */
  readonly nameOf: (country: string) => string | undefined;
}

/** What an order's confirmation says beside its lines: where goods and invoice go, how it is shipped and paid. */
export function orderFacts(order: Order, { token, payment, nameOf }: FactsOptions) {
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`checkout.complete.${key}`} />,
    value,
  });
  return [
    ...(order.poNumber ? [fact('po-number', order.poNumber)] : []),
    ...(order.costCenter ? [fact('cost-center', order.costCenter)] : []),
    ...(order.files.length > 0 ? [fact('po-file', <OrderFiles order={order} token={token} />)] : []),
    fact('ship-to', <Lines lines={addressLines(order.shipTo, nameOf)} />),
    ...(order.shipTo.phone ? [fact('phone', formatPhone(order.shipTo.phone))] : []),
    fact('bill-to', <Lines lines={addressLines(order.billTo, nameOf)} />),
    fact('service', <FormattedMessage id={`order.service.${order.shippingService}`} />),
    ...(order.shipTogether
      ? [fact('together', <FormattedMessage id="checkout.complete.all-together" />)]
      : []),
    fact('term', <FormattedMessage id={`order.term.${order.paymentTerm}`} />),
    fact('payment', <PaymentWords order={order} payment={payment} />),
    ...(order.depositDue ? [fact('deposit', <Money amount={order.depositDue} />)] : []),
  ];
}

interface OrderFilesProps {
  readonly order: Order;
  readonly token: string | undefined;
}

const OrderFiles = ({ order: { number, files }, token }: OrderFilesProps) => (
  <RecordFileList files={files} lines={[]} addressOf={({ id }) => orderFileAddress(number, id, token)} />
);
