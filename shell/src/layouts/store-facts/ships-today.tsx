import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import { shippingCutOff, shipsToday } from '@gantry/domain/business-days';
import { useFormats } from '@gantry/i18n/formats';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

const aMinute = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, aMinute);
  return () => clearInterval(timer);
}

/** "Order by 3 PM ships today", only while it is true: decided in the browser, for pages are kept and served later. */
export function ShipsToday({ hours }: Pick<StoreFacts, 'hours'>) {
  const { timeOfDay } = useFormats();
  const isTrue = useSyncExternalStore(
    everyMinute,
    () => shipsToday(hours, new Date()),
    () => false,
  );
  if (!isTrue) return null;
  return (
    <FormattedMessage id="shell.facts.ships-today" values={{ time: timeOfDay(shippingCutOff(hours)) }} />
  );
}
