import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { adminRequestFileAddress } from '@gantry/contracts/file-address';
import type { AdminOrderRequest } from '@gantry/contracts/schemas/order-request';
import { RecordFileList } from '@gantry/forms/record-files';
import { useFormats } from '@gantry/i18n/formats';
import { DataList, Money, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { GiftMark } from '@gantry/ui/gift-mark';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { TrackingNumber } from '@gantry/ui/tracking-number';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AuditLink } from '../../parts/audit-link.tsx';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import { RecordTimeline } from '../../parts/record-timeline.tsx';
import { RequestStatusBadge } from '../../parts/request-status-badge.tsx';
import { ActForm } from './act-form.tsx';
import { LabelActs, Parcels } from './parcels.tsx';
import { WriteForm } from './write-form.tsx';
import styles from '../../parts/act-form.module.css';

/** A cancellation or return: where it stands, what may be done now, what it is about, and what happened. */
export function RequestRecord({ request }: { readonly request: AdminOrderRequest }) {
  return (
    <div className={recordStyles.record}>
      <RequestHead request={request} />
      <RequestLines lines={request.lines} />
      <Parcels request={request} />
      {request.acts.length > 0 || request.mayWrite ? (
        <section className={recordStyles.actions} aria-labelledby="request-acts">
          <h2 id="request-acts" className={recordStyles.title}>
            <FormattedMessage id="admin.mpo.next" />
          </h2>
          <div className={styles.acts}>
            {request.acts.map((open, index) => (
              <ActForm key={open.act} request={request} open={open} isFirst={index === 0} />
            ))}
            <LabelActs request={request} />
            {request.mayWrite ? <WriteForm number={request.number} /> : null}
          </div>
        </section>
      ) : null}
      <RequestFacts request={request} />
      <section aria-labelledby="request-story">
        <h2 id="request-story" className={recordStyles.title}>
          <FormattedMessage id="admin.order.timeline" />
        </h2>
        <Story history={request.history} />
      </section>
    </div>
  );
}

function RequestHead({ request }: { readonly request: AdminOrderRequest }) {
  const { time } = useFormats();
  const { status, isLate, dueAt, orderNumber, name, company, number, rmaNumber } = request;
  return (
    <p className={recordStyles.summary}>
      <RequestStatusBadge status={status} />
      {dueAt ? (
        <StatusBadge tone={isLate ? 'bad' : 'waiting'}>
          <FormattedMessage id="admin.request.due" values={{ when: time(dueAt) }} />
        </StatusBadge>
      ) : null}
      <Link to={adminOrderPath(orderNumber)}>
        <FormattedMessage id="admin.request.order" values={{ number: orderNumber.toUpperCase() }} />
      </Link>
      <span>{[name, company].filter(Boolean).join(', ')}</span>
      {rmaNumber ? <StaffPaperLinks kinds={['return']} number={number} /> : null}
      <AuditLink of={['order request', number]} />
    </p>
  );
}

type Line = AdminOrderRequest['lines'][number];

const LineProduct = ({ line: { name, partNumber, isGift } }: { readonly line: Line }) => (
  <>
    {`${name} · ${partNumber}`}
    <GiftMark isGift={isGift} />
  </>
);

function RequestLines({ lines }: Pick<AdminOrderRequest, 'lines'>) {
  const { count } = useFormats();
  const columns: readonly Column<Line>[] = [
    { key: 'line', numeric: true, cell: ({ lineNumber }) => lineNumber },
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: (line) => <LineProduct line={line} />,
    },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'status', cell: ({ status }) => <LineStatusBadge status={status} /> },
    {
      key: 'inspection',
      cell: ({ condition, disposition }) =>
        condition && disposition ? (
          <>
            <FormattedMessage id={`admin.request.condition.${condition}`} />
            {' · '}
            <FormattedMessage id={`admin.request.disposition.${disposition}`} />
          </>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.request.lines" />}
      headId={(key) => `admin.request.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

const fact = (key: string, value: ReactNode) => ({
  key,
  term: <FormattedMessage id={`admin.request.${key}`} />,
  value,
});

/** What it is about, and what it comes to. */
function RequestFacts({ request }: { readonly request: AdminOrderRequest }) {
  return (
    <div className={recordStyles.facts}>
      <DataList
        items={[
          fact('subject', <FormattedMessage id={`admin.request.subject.${request.subject}`} />),
          fact('freight', <FormattedMessage id={`admin.request.freight.${request.freightPayer}`} />),
          ...(request.note ? [fact('note', request.note)] : []),
          ...(request.onBehalfBy ? [fact('on-behalf', request.onBehalfBy)] : []),
          ...(request.reason ? [fact('reason', request.reason)] : []),
        ]}
      />
      <DataList
        items={[
          fact('credit', <Money amount={request.refund} />),
          ...(request.restockingFee > 0 ? [fact('fee', <Money amount={request.restockingFee} />)] : []),
          ...request.payouts.map(({ amount, status }, index) => ({
            ...fact(`payout.${status}`, <Money amount={amount} />),
            key: `payout-${index}`,
          })),
        ]}
      />
      <GoodsFacts request={request} />
    </div>
  );
}

/** How the goods come back, and what was sent with the request. */
function GoodsFacts({ request }: { readonly request: AdminOrderRequest }) {
  const { day } = useFormats();
  const { number, lines, files, rmaNumber, authorizedUntil, parcels, replacementTracking } = request;
  // parcels with labels of ours are listed by themselves, with the number of each
  const tracking = parcels.length === 0 ? request.tracking : null;
  return (
    <DataList
      items={[
        ...(rmaNumber ? [fact('rma', rmaNumber.toUpperCase())] : []),
        ...(authorizedUntil ? [fact('until', day(authorizedUntil))] : []),
        ...(tracking ? [fact('tracking', <Tracking request={request} />)] : []),
        ...(replacementTracking ? [fact('replacement', replacementTracking)] : []),
        ...fileFacts('files', { number, lines, files: files.filter(({ sender }) => sender === 'customer') }),
        ...fileFacts('inspection-photos', {
          number,
          lines,
          files: files.filter(({ sender }) => sender === 'store'),
        }),
      ]}
    />
  );
}

/** Photos of the customer, or of the dock, each with the line it shows. */
const fileFacts = (
  key: string,
  { number, lines, files }: Pick<AdminOrderRequest, 'number' | 'lines' | 'files'>,
) =>
  files.length > 0
    ? [
        fact(
          key,
          <RecordFileList
            files={files}
            lines={lines.map(({ lineNumber, name }) => ({
              value: String(lineNumber),
              label: `${lineNumber}. ${name}`,
            }))}
            addressOf={({ id }) => adminRequestFileAddress(number, id)}
          />,
        ),
      ]
    : [];

/** Who carries the parcel under which number, with the carrier's page about it where there is one. */
const Tracking = ({
  request: { carrier, tracking, trackingPage },
}: {
  readonly request: AdminOrderRequest;
}) => (
  <>
    {carrier} <TrackingNumber tracking={tracking} trackingPage={trackingPage} />
  </>
);

function Story({ history }: Pick<AdminOrderRequest, 'history'>) {
  const entries = history.map((entry, index) => ({
    ...entry,
    from: null,
    to: entry.to ?? entry.kind,
    reason: entry.text,
    key: String(index),
  }));
  return (
    <RecordTimeline
      history={entries}
      keyOf={({ key }) => key}
      titleOf={({ kind, to, amount }) => (
        <FormattedMessage
          id={kind === 'transition' ? `admin.request-status.${to}` : `admin.request.event.${kind}`}
          values={{ amount: <Money amount={amount ?? 0} /> }}
        />
      )}
    />
  );
}
