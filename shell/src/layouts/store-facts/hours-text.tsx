import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';

/** When the store answers, in words (specification §1, §9). */
export function HoursText({ hours }: Pick<StoreFacts, 'hours'>) {
  const { timeOfDay } = useFormats();
  const values = { opens: timeOfDay(hours.opens), closes: timeOfDay(hours.closes) };
  return <FormattedMessage id="shell.facts.hours" values={values} />;
}
