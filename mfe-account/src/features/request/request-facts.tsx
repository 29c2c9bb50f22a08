import { requestFileAddress } from '@gantry/contracts/file-address';
import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { RecordFileList } from '@gantry/forms/record-files';
import { useFormats } from '@gantry/i18n/formats';
import { DataList, Money } from '@gantry/ui';
import { TrackingNumber } from '@gantry/ui/tracking-number';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface RequestFactsProps {
  readonly request: OrderRequest;
  readonly token: string | undefined;
}

const fact = (key: string, value: ReactNode) => ({
  key,
  term: <FormattedMessage id={`account.request.${key}`} />,
  value,
});

/** What it is about, what it comes to, and how the goods come back. */
export function RequestFacts({ request, token }: RequestFactsProps) {
  const { day } = useFormats();
  const { note, reason } = request;
  return (
    <DataList
      items={[
        fact('subject', <FormattedMessage id={`account.request.subject.${request.subject}`} />),
        fact('sum.credit', <Money amount={request.refund} />),
        ...request.payouts.map(({ amount, status, at }, index) => ({
          ...fact(
            `payout.${status}`,
            <FormattedMessage
              id="account.request.payout-of"
              values={{ amount: <Money amount={amount} />, day: day(at) }}
            />,
          ),
          key: `payout-${index}`,
        })),
        ...(request.type === 'return'
          ? [fact('freight', <FormattedMessage id={`account.request.freight.${request.freightPayer}`} />)]
          : []),
        ...parcelFacts(request, day),
        ...(note ? [fact('note', note)] : []),
        ...(reason ? [fact('reason', reason)] : []),
        ...(request.files.length > 0 ? [fact('files', <Files request={request} token={token} />)] : []),
      ]}
    />
  );
}

/** How the goods come back, and how others go out for them. */
const parcelFacts = (request: OrderRequest, day: (iso: string) => string) => {
  const { rmaNumber, authorizedUntil, parcels, replacementTracking } = request;
  // parcels with labels of ours are listed by themselves, with the number of each
  const tracking = parcels.length === 0 ? request.tracking : null;
  return [
    ...(rmaNumber
      ? [fact('rma', rmaNumber.toUpperCase()), fact('return-to', request.returnTo.join('\n'))]
      : []),
    ...(authorizedUntil ? [fact('until', day(authorizedUntil))] : []),
    ...(tracking ? [fact('tracking', <Tracking request={request} />)] : []),
    ...(replacementTracking ? [fact('replacement-tracking', replacementTracking)] : []),
  ];
};

const Files = ({ request: { number, files }, token }: RequestFactsProps) => (
  <RecordFileList files={files} lines={[]} addressOf={({ id }) => requestFileAddress(number, id, token)} />
);

/** Who carries the parcel under which number, with the carrier's page about it where there is one. */
const Tracking = ({ request: { carrier, tracking, trackingPage } }: Pick<RequestFactsProps, 'request'>) => (
  <>
    {carrier} <TrackingNumber tracking={tracking} trackingPage={trackingPage} />
  </>
);
