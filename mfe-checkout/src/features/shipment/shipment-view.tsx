import { useUser } from '@gantry/api-client';
import { myOrderPath } from '@gantry/contracts/addresses/account';
import { followShipmentPath } from '@gantry/contracts/addresses/checkout';
import type { Shipment } from '@gantry/contracts/schemas/shipment';
import { lineTone } from '@gantry/domain/statuses/wording';
import { useFormats } from '@gantry/i18n/formats';
import { useQuantityText } from '@gantry/i18n/quantity-text';
import { Alert, DataList, LinkButton, PageHeader, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { PaperLinks } from '@gantry/ui/paper-links';
import { TrackingNumber } from '@gantry/ui/tracking-number';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RecordColumns } from '../../parts/record-columns.tsx';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { ReportProblem } from './report-problem.tsx';
import type { ShipmentViewProps } from './shipment-view-props.ts';
import { TrackingStory } from './tracking-story.tsx';
import styles from './shipment.module.css';

/** A shipment for its customer: where it is, that it arrived, or what is wrong with it. */
export function ShipmentView(props: ShipmentViewProps) {
  const { shipment } = props;
  const number = shipment.number.toUpperCase();
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="checkout.shipment.heading" values={{ number }} />}
        lead={
          <>
            <FormattedMessage
              id="checkout.shipment.lead"
              values={{ number: <OrderName number={shipment.orderNumber} /> }}
            />{' '}
            <StatusBadge tone={lineTone(shipment.status, 'customer')}>
              <FormattedMessage id={`checkout.shipment.status.${shipment.status}`} />
            </StatusBadge>
          </>
        }
        actions={<OtherActions {...props} />}
      />
      <RecordColumns
        factsTitle={<FormattedMessage id="checkout.shipment.facts" />}
        facts={<ShipmentFacts {...props} />}
      >
        <Outcome shipment={shipment} />
        <ActionForm {...props} />
        <TrackingStory shipment={shipment} />
        <ShippedLines lines={shipment.lines} />
      </RecordColumns>
    </>
  );
}

/** The order's number; who is signed in gets to it from here. */
function OrderName({ number }: { readonly number: string }) {
  const user = useUser();
  const name = number.toUpperCase();
  return user ? <Link to={myOrderPath(number)}>{name}</Link> : name;
}

/** What else can be done: arrival is said once, and a problem too. */
function OtherActions({ action, shipment, shipmentKey }: ShipmentViewProps) {
  const { status } = shipment;
  const actions = [
    ...(action === 'track' ? [] : (['track'] as const)),
    ...(status === 'delivered' || action === 'confirm' ? [] : (['confirm'] as const)),
    ...(status === 'delivery-exception' || action === 'report' ? [] : (['report'] as const)),
  ];
  return (
    <div className={styles.actions}>
      {actions.map((one) => (
        <LinkButton key={one} to={followShipmentPath(one, shipment.number, shipmentKey.query.token)}>
          <FormattedMessage id={`checkout.shipment.${one}`} />
        </LinkButton>
      ))}
    </div>
  );
}

function Outcome({ shipment: { status, lines } }: Pick<ShipmentViewProps, 'shipment'>) {
  if (status !== 'delivery-exception' && lines.some(({ failedAs }) => failedAs !== null))
    return (
      <Alert tone="warn" live="polite">
        <FormattedMessage id="checkout.shipment.reported-part" />
      </Alert>
    );
  if (status === 'delivered')
    return (
      <Alert tone="good" live="polite">
        <FormattedMessage id="checkout.shipment.confirmed" />
      </Alert>
    );
  if (status !== 'delivery-exception') return null;
  return (
    <Alert tone="warn" live="polite">
      <FormattedMessage id="checkout.shipment.reported" />
    </Alert>
  );
}

function ActionForm(props: ShipmentViewProps) {
  const { action, shipment } = props;
  if (action === 'confirm' && shipment.status !== 'delivered') return <ConfirmReceipt {...props} />;
  if (action === 'report' && shipment.status !== 'delivery-exception')
    return <ReportProblem key={shipment.lines.length} {...props} />;
  return null;
}

function ShipmentFacts({ shipment, shipmentKey }: ShipmentViewProps) {
  const { time, days } = useFormats();
  const { estimated, deliveredAt, receivedBy, packages } = shipment;
  const tracked = packages.filter(({ tracking }) => tracking);
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`checkout.shipment.${key}`} />,
    value,
  });
  return (
    <>
      <DataList
        variant="stacked"
        items={[
          fact('shipped', time(shipment.shippedAt)),
          ...(deliveredAt ? [fact('delivered', time(deliveredAt))] : []),
          ...(receivedBy ? [fact('received-by', receivedBy)] : []),
          ...(estimated && !deliveredAt ? [fact('arrives', days(estimated.from, estimated.to))] : []),
          fact('service', <FormattedMessage id={`order.service.${shipment.service}`} />),
          ...(tracked.length > 0 ? [fact('tracking', <TrackingNumbers packages={tracked} />)] : []),
        ]}
      />
      <PaperLinks kinds={['packing-slip']} number={shipment.number} token={shipmentKey.query.token} />
    </>
  );
}

function TrackingNumbers({ packages }: Pick<Shipment, 'packages'>) {
  return (
    <ul className={styles.plain}>
      {packages.map((one) => (
        <li key={one.tracking}>
          <TrackingNumber {...one} />
        </li>
      ))}
    </ul>
  );
}

function ShippedLines({ lines }: Pick<Shipment, 'lines'>) {
  const quantityText = useQuantityText();
  const columns: readonly Column<Shipment['lines'][number]>[] = [
    {
      key: 'item',
      isRowHead: true,
      roomy: true,
      cell: ({ name, partNumber, failedAs }) => (
        <>
          {name} <span className={styles.mono}>{partNumber}</span>{' '}
          {failedAs ? (
            <StatusBadge tone="bad">
              <FormattedMessage id={`checkout.tracking.${failedAs}`} />
            </StatusBadge>
          ) : null}
        </>
      ),
    },
    {
      key: 'quantity',
      numeric: true,
      cell: ({ quantity, unitOfMeasure }) => quantityText(quantity, unitOfMeasure),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="checkout.shipment.lines" />}
      headId={(key) => `checkout.shipment.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}
