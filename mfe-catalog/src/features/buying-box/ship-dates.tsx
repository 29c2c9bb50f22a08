import { useMounted } from '@gantry/api-client';
import { addBusinessDays, wallClock } from '@gantry/i18n/business-days';
import { useFormats } from '@gantry/i18n/formats';
import { storeTimeZone } from '@gantry/i18n/locale-provider';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './buying-box.module.css';

/** The days the goods would leave if ordered now. A shared page cannot know the day, so it stands there after loading. */
export function ShipDates({ days }: { days: readonly [number, number] | null }) {
  const isMounted = useMounted();
  if (!days) return null;
  return <p className={styles.dates}>{isMounted ? <Dates days={days} /> : null}</p>;
}

function Dates({ days }: { days: readonly [number, number] }) {
  const formats = useFormats();
  const [today] = useState(() => wallClock(new Date(), storeTimeZone).day);
  const [from, to] = [addBusinessDays(today, days[0]), addBusinessDays(today, days[1])];
  return <FormattedMessage id="catalog.product.ships" values={{ days: formats.days(from, to) }} />;
}
