import type { Shipment } from '@gantry/contracts/schemas/shipment';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './shipment.module.css';

/** What the carrier reported, newest first. */
export function TrackingStory({ shipment }: { readonly shipment: Shipment }) {
  const intl = useIntl();
  const { time } = useFormats();
  const { events, packages } = shipment;
  return (
    <section className={styles.section} aria-labelledby="shipment-events">
      <h2 id="shipment-events">
        <FormattedMessage id="checkout.shipment.events" />
      </h2>
      {events.length === 0 ? (
        <p className={styles.soft}>
          <FormattedMessage id="checkout.shipment.no-events" />
        </p>
      ) : (
        <Timeline label={intl.formatMessage({ id: 'checkout.shipment.events' })}>
          {events.toReversed().map((event, index) => (
            <TimelineEntry
              key={`${event.at}${event.kind}${event.tracking}`}
              title={<FormattedMessage id={`checkout.tracking.${event.kind}`} />}
              dateTime={event.at}
              when={time(event.at)}
              by={event.place}
              current={index === 0}
            >
              {packages.length > 1 && event.tracking ? (
                <span className={styles.mono}>{event.tracking}</span>
              ) : null}
            </TimelineEntry>
          ))}
        </Timeline>
      )}
    </section>
  );
}
