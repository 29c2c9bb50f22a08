import { paperAddress } from '@gantry/contracts/addresses/account';
import { paperPdfAddress, requestFileAddress, returnLabelAddress } from '@gantry/contracts/file-address';
import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { isFreight } from '@gantry/contracts/schemas/shipping';
import { RecordFileList } from '@gantry/forms/record-files';
import { useFormats } from '@gantry/i18n/formats';
import { DataList, FileButton, LinkButton, Money } from '@gantry/ui';
import { TrackingNumber } from '@gantry/ui/tracking-number';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './request.module.css';

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
  const { rmaNumber, authorizedUntil, labelService, tracking, replacementTracking } = request;
  return [
    ...(rmaNumber
      ? [fact('rma', rmaNumber.toUpperCase()), fact('return-to', request.returnTo.join('\n'))]
      : []),
    ...(authorizedUntil ? [fact('until', day(authorizedUntil))] : []),
    ...(labelService ? [fact('label', <FormattedMessage id={`order.service.${labelService}`} />)] : []),
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

/** What goes into the parcel and on it, to print or to save. */
export function ReturnForm({ request, token }: RequestFactsProps) {
  const { locale } = useIntl();
  if (!request.rmaNumber) return null;
  const isUnsent = request.hasLabel && request.may.includes('ship');
  const isPallet = request.labelService !== null && isFreight(request.labelService);
  return (
    <>
      {isUnsent ? (
        <p>
          <FormattedMessage
            id={isPallet ? 'account.request.label-hint-freight' : 'account.request.label-hint'}
          />
        </p>
      ) : null}
      <div className={styles.row}>
        {isUnsent ? (
          <FileButton variant="primary" href={returnLabelAddress(request.number, token)}>
            <FormattedMessage id="account.request.print-label" />
          </FileButton>
        ) : null}
        <LinkButton to={paperAddress('return', request.number, token)}>
          <FormattedMessage id="account.request.print" />
        </LinkButton>
        <a href={paperPdfAddress('return', request.number, locale, { token })} download>
          <FormattedMessage id="account.record.pdf" />
        </a>
      </div>
    </>
  );
}
