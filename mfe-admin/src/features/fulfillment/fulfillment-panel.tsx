import type { Fulfillment } from '@gantry/contracts/schemas/shipment';
import { Alert } from '@gantry/ui';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { useSalesAdminGetFulfillmentQuery } from '../../api/fulfillment.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import styles from './fulfillment.module.css';
import { ShipForm } from './ship-form.tsx';
import { ShipmentCard } from './shipment-card.tsx';

export interface FulfillmentPanelProps {
  /** of the order */
  readonly number: string;
  /** heading level, below the heading that names the order */
  readonly level: 2 | 3;
}

/** What of an order is still to be shipped, and its shipments: picking, shipping, arrivals, trouble. */
export function FulfillmentPanel({ number, level }: FulfillmentPanelProps) {
  const Heading = `h${level}` as const;
  const { data: fulfillment } = useSalesAdminGetFulfillmentQuery({ params: { number } });
  if (!fulfillment || !isOfInterest(fulfillment)) return null;
  const { shipments } = fulfillment;
  return (
    <section className={styles.panel} aria-labelledby="fulfillment">
      <Heading id="fulfillment" className={recordStyles.title}>
        <FormattedMessage id="admin.fulfillment.title" />
      </Heading>
      <ToShip fulfillment={fulfillment} />
      {shipments.map((shipment) => (
        <ShipmentCard key={shipment.number} shipment={shipment} fulfillment={fulfillment} />
      ))}
    </section>
  );
}

/** Before a line is accepted there is nothing to pick. */
const isOfInterest = ({ lines, shipments }: Fulfillment): boolean =>
  shipments.length > 0 || lines.some(({ blockers }) => blockers !== null);

interface PartProps {
  readonly fulfillment: Fulfillment;
}

function ToShip({ fulfillment }: PartProps) {
  const next = fulfillment.lines.filter(({ blockers }) => blockers !== null);
  const blocked = next.filter(({ blockers }) => blockers && blockers.length > 0);
  // Of an order whose buyer waits for all of it no part is offered, but to whoever may decide so.
  const isOffered = !fulfillment.waitsForAll || fulfillment.mayShipApart;
  if (next.length === 0) return null;
  return (
    <>
      <p className={recordStyles.summary}>
        <StaffPaperLinks kinds={['pick-list']} number={fulfillment.orderNumber} />
      </p>
      {blocked.length > 0 ? <Blocked lines={blocked} /> : null}
      <Together fulfillment={fulfillment} />
      {blocked.length < next.length && isOffered ? (
        <ShipForm key={fulfillment.version} fulfillment={fulfillment} />
      ) : null}
    </>
  );
}

/** That the buyer waits for all of it, and whether something is missing yet. */
function Together({ fulfillment: { shipTogether, waitsForAll } }: Pick<PartProps, 'fulfillment'>) {
  if (!shipTogether) return null;
  return (
    <Alert tone={waitsForAll ? 'warn' : 'note'} title={<FormattedMessage id="admin.fulfillment.together" />}>
      <FormattedMessage id={`admin.fulfillment.together-${waitsForAll ? 'waits' : 'ready'}`} />
    </Alert>
  );
}

/** What stands in the way of shipping, said once for all lines. */
function Blocked({ lines }: { readonly lines: Fulfillment['lines'] }) {
  const blockers = [...new Set(lines.flatMap((line) => line.blockers ?? []))];
  return (
    <Alert
      tone="warn"
      title={<FormattedMessage id="admin.fulfillment.blocked" values={{ count: lines.length }} />}
    >
      {blockers.map((blocker) => (
        <FormattedMessage key={blocker} id={`admin.blocker.${blocker}`} />
      ))}
    </Alert>
  );
}
