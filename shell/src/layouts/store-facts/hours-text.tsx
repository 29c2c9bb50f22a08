import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

/** A time of day, `17:00`, in words of the reader's language. */
export function timeOfDay(intl: IntlShape, time: string): string {
  return intl.formatTime(`2000-01-03T${time}:00Z`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}

/** When the store answers, in words (specification §1, §9). */
export function HoursText({ hours }: Pick<StoreFacts, 'hours'>) {
  const intl = useIntl();
  const values = { opens: timeOfDay(intl, hours.opens), closes: timeOfDay(intl, hours.closes) };
  return <FormattedMessage id="shell.facts.hours" values={values} />;
}
