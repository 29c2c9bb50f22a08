import type { Arrival } from '@gantry/contracts/schemas/arrival';
import { wholeDays, type DeliveryPart } from '@gantry/domain/delivery-days';
import { useDeliveryText } from '@gantry/i18n/delivery-text';
import { FormattedMessage, useIntl } from 'react-intl';

export interface ArrivalDaysProps {
  /** undefined while no ZIP code is known */
  readonly arrival: Arrival | undefined;
  /** the days on which parts leave, said until then */
  readonly leaving: readonly DeliveryPart[];
}

/** "Ships Nov 27 · Arrives Dec 1 by UPS Ground"; of a quantity that leaves in parts, a line for each. */
export function ArrivalDays({ arrival, leaving }: ArrivalDaysProps) {
  const intl = useIntl();
  const { lines } = useDeliveryText();
  const all = arrival?.parts ?? leaving;
  // Of what nobody can promise the stock says more.
  const parts = all.filter(({ ships }) => ships !== null);
  if (parts.length === 0) return arrival ? <FormattedMessage id="catalog.arrival.none" /> : null;
  const days = lines({ ...wholeDays(parts), parts: all.length > 1 ? parts : [] });
  const service = arrival?.service;
  const way = service
    ? intl.formatMessage(
        { id: 'catalog.arrival.service' },
        { service: intl.formatMessage({ id: `catalog.arrival.service-${service}` }) },
      )
    : null;
  return (
    <>
      {days.length === 1 ? (
        <>
          {days[0]} {way}
        </>
      ) : (
        <>
          <ul>
            {days.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {way}
        </>
      )}
      {arrival && !service ? (
        <p>
          <FormattedMessage id="catalog.arrival.none" />
        </p>
      ) : null}
    </>
  );
}
