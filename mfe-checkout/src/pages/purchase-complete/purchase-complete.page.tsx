import { myOrderPath } from '@gantry/contracts/addresses/account';
import { useUser } from '@gantry/api-client';
import { addressLines } from '@gantry/contracts/address-lines';
import { orderFileAddress } from '@gantry/contracts/file-address';
import type { Order } from '@gantry/contracts/schemas/order';
import { RecordFileList } from '@gantry/forms/record-files';
import { formatPhone } from '@gantry/domain/phone-mask';
import { Alert, DataList, LinkButton, Money, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesGetConfirmationQuery } from '../../api/purchase.endpoints.ts';
import { ConfirmedLines } from '../../features/order-summary/confirmed-lines.tsx';
import { NextSteps } from '../../features/order-summary/next-steps.tsx';
import { Lines } from '../../parts/lines.tsx';
import { RecordColumns } from '../../parts/record-columns.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';
import { confirmationRequest } from './confirmation-request.ts';

export { loader } from './purchase-complete.loader.ts';

/** The order is placed: its number, what happens next, and everything that was ordered. */
export default function PurchaseCompletePage() {
  const [search] = useSearchParams();
  const wanted = confirmationRequest(search);
  const { data: order } = useSalesGetConfirmationQuery(wanted ?? { params: { number: '' }, query: {} }, {
    skip: !wanted,
  });
  return order ? <Confirmation order={order} token={search.get('token') ?? undefined} /> : null;
}

interface ConfirmationProps {
  readonly order: Order;
  /** opens it for whoever has no account */
  readonly token: string | undefined;
}

function Confirmation({ order, token }: ConfirmationProps) {
  const user = useUser();
  const intl = useIntl();
  const nameOf = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  return (
    <>
      <PageHeader
        title={
          <FormattedMessage id="checkout.complete.heading" values={{ number: order.number.toUpperCase() }} />
        }
        actions={
          user ? (
            <LinkButton to={myOrderPath(order.number)}>
              <FormattedMessage id="checkout.complete.view" />
            </LinkButton>
          ) : null
        }
      />
      <RecordColumns
        factsTitle={<FormattedMessage id="checkout.complete.facts" />}
        facts={
          <>
            <DataList variant="stacked" items={factsOf(order, token, nameOf)} />
            <TotalsList totals={order.totals} unknown={{ shipping: '–', tax: '–' }} />
          </>
        }
      >
        <Alert tone="good">
          <FormattedMessage id="checkout.complete.mail" values={{ email: order.email }} />
        </Alert>
        <NextSteps order={order} />
        <ConfirmedLines lines={order.lines} />
      </RecordColumns>
    </>
  );
}

function factsOf(order: Order, token: string | undefined, nameOf: (country: string) => string | undefined) {
  const fact = (key: string, value: React.ReactNode) => ({
    key,
    term: <FormattedMessage id={`checkout.complete.${key}`} />,
    value,
  });
  const isElsewhere = addressLines(order.billTo).join() !== addressLines(order.shipTo).join();
  return [
    ...(order.poNumber ? [fact('po-number', order.poNumber)] : []),
    ...(order.files.length > 0 ? [fact('po-file', <OrderFiles order={order} token={token} />)] : []),
    fact('ship-to', <Lines lines={addressLines(order.shipTo, nameOf)} />),
    ...(order.shipTo.phone ? [fact('phone', formatPhone(order.shipTo.phone))] : []),
    ...(isElsewhere ? [fact('bill-to', <Lines lines={addressLines(order.billTo, nameOf)} />)] : []),
    fact('service', <FormattedMessage id={`order.service.${order.shippingService}`} />),
    fact('term', <FormattedMessage id={`order.term.${order.paymentTerm}`} />),
    ...(order.depositDue ? [fact('deposit', <Money amount={order.depositDue} />)] : []),
  ];
}

const OrderFiles = ({ order: { number, files }, token }: ConfirmationProps) => (
  <RecordFileList files={files} lines={[]} addressOf={({ id }) => orderFileAddress(number, id, token)} />
);
