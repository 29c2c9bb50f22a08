import type { IntlShape } from 'react-intl';

/** A time of day, `17:00`, in words of the reader's language. */
export function timeOfDay(intl: IntlShape, time: string): string {
  return intl.formatTime(`2000-01-03T${time}:00Z`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}
