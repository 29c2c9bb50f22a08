import type { Arrival } from '@gantry/contracts/schemas/arrival';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

/** "Arrives Tue, Dec 1 with UPS Ground"; of a quantity that leaves in parts, when each arrives. */
export function ArrivalDays({ arrival: { service, parts } }: { readonly arrival: Arrival }) {
  const intl = useIntl();
  const { count } = useFormats();
  const promised = parts.flatMap(({ quantity, from, to }) => (from && to ? [{ quantity, from, to }] : []));
  const [first] = promised;
  if (!first || !service) return <FormattedMessage id="catalog.arrival.none" />;
  const way = intl.formatMessage({ id: `catalog.arrival.service-${service}` });
  if (parts.length === 1) {
    return (
      <FormattedMessage id="catalog.arrival.days" values={{ days: weekdays(intl, first), service: way }} />
    );
  }
  return (
    <>
      <ul>
        {promised.map((part) => (
          <li key={part.from}>
            <FormattedMessage
              id="catalog.arrival.part"
              values={{
                count: part.quantity,
                quantity: count(part.quantity),
                days: weekdays(intl, part),
              }}
            />
          </li>
        ))}
      </ul>
      <FormattedMessage id="catalog.arrival.service" values={{ service: way }} />
    </>
  );
}

const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Calendar days with their weekdays: a buyer plans by them. */
function weekdays(intl: IntlShape, { from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  if (from === to) return intl.formatDate(first, format);
  // Node and browsers put different spaces around the dash.
  return intl.formatDateTimeRange(first, last, format).replace(/[\u2009\u202f]/g, ' ');
}
