import { labelAddress } from '@gantry/contracts/file-address';
import type { AdminShipment } from '@gantry/contracts/schemas/shipment';
import { gramsPerPound } from '@gantry/domain/packing';
import { useFormats } from '@gantry/i18n/formats';
import { Disclosure, StatusBadge } from '@gantry/ui';
import { GiftMark } from '@gantry/ui/gift-mark';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { TrackingNumber } from '@gantry/ui/tracking-number';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './fulfillment.module.css';
import type { ShipmentCardProps } from './shipment-card-props.ts';
import { ShipmentActs } from './shipment-acts.tsx';
import { ShippingCost } from './shipping-cost.tsx';

/** A shipment: what it carries, how it goes, where it is, and what can be noted about it. */
export function ShipmentCard({ shipment, fulfillment }: ShipmentCardProps) {
  const intl = useIntl();
  const { time, day } = useFormats();
  const { estimated, deliveredAt } = shipment;
  return (
    <article className={styles.shipment} aria-labelledby={`shipment-${shipment.number}`}>
      <p className={styles.shipmentHead}>
        <span id={`shipment-${shipment.number}`}>{shipment.number.toUpperCase()}</span>
        <LineStatusBadge status={shipment.status} />
        <span className={recordStyles.soft}>
          {intl.formatMessage({ id: `order.service.${shipment.service}` })} · {time(shipment.shippedAt)}
          {shipment.createdBy ? ` · ${shipment.createdBy}` : ''}
        </span>
        <StaffPaperLinks kinds={['packing-slip']} number={shipment.number} />
      </p>
      <p className={recordStyles.soft}>
        {deliveredAt ? (
          <FormattedMessage
            id="admin.fulfillment.delivered"
            values={{ when: time(deliveredAt), by: shipment.receivedBy ?? '–' }}
          />
        ) : estimated ? (
          <FormattedMessage id="admin.fulfillment.arrives" values={{ day: day(estimated.to) }} />
        ) : null}
      </p>
      <Packages shipment={shipment} />
      <ShippingCost shipment={shipment} />
      <Contents lines={shipment.lines} />
      {shipment.events.length > 0 ? <Events events={shipment.events} /> : null}
      <ShipmentActs shipment={shipment} fulfillment={fulfillment} />
    </article>
  );
}

/** What lies in its packages. */
function Contents({ lines }: Pick<AdminShipment, 'lines'>) {
  const intl = useIntl();
  return (
    <ul className={styles.plain}>
      {lines.map((line) => (
        <li key={line.lineId} className={styles.what}>
          {intl.formatNumber(line.quantity)} × {line.name}{' '}
          <span className={recordStyles.mono}>{line.partNumber}</span>
          <GiftMark isGift={line.isGift} />{' '}
          {line.failedAs ? (
            <StatusBadge tone="bad">
              <FormattedMessage id={`admin.tracking.${line.failedAs}`} />
            </StatusBadge>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Tracking numbers, weights, and the labels that can be printed. */
function Packages({ shipment }: Pick<ShipmentCardProps, 'shipment'>) {
  const intl = useIntl();
  const packages = shipment.packages.filter(({ tracking, weightGrams }) => tracking || weightGrams);
  if (packages.length === 0) return null;
  return (
    <ul className={styles.plain} aria-label={intl.formatMessage({ id: 'admin.fulfillment.packages' })}>
      {packages.map(({ tracking, trackingPage, weightGrams, labelId, failedAs }, place) => (
        <li key={tracking ?? place} className={recordStyles.soft}>
          <TrackingNumber tracking={tracking} trackingPage={trackingPage} />
          {weightGrams ? ` · ${intl.formatNumber(weightGrams / gramsPerPound, twoDigits)} lb` : ''}
          {failedAs ? (
            <>
              {' · '}
              <FormattedMessage id={`admin.tracking.${failedAs}`} />
            </>
          ) : null}
          {labelId ? (
            <>
              {' · '}
              <a href={labelAddress(labelId)} download>
                <FormattedMessage id="admin.fulfillment.label" />
              </a>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const twoDigits = { maximumFractionDigits: 2 };

/** What was reported, newest first. */
function Events({ events }: Pick<AdminShipment, 'events'>) {
  const { time } = useFormats();
  return (
    <Disclosure
      summary={<FormattedMessage id="admin.fulfillment.events" values={{ count: events.length }} />}
    >
      <ul className={styles.plain}>
        {events.toReversed().map((event) => (
          <li key={`${event.at}${event.kind}${event.tracking}`} className={recordStyles.soft}>
            {time(event.at)} · <FormattedMessage id={`admin.tracking.${event.kind}`} />
            {[event.place, event.text].filter(Boolean).map((said) => ` · ${said}`)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
