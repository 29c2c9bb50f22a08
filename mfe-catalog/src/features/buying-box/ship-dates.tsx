import { useMounted } from '@gantry/api-client';
import { promisedDays } from '@gantry/domain/business-days';
import { useFormats } from '@gantry/i18n/formats';
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
  const [{ from, to }] = useState(() => promisedDays(days, new Date()));
  return <FormattedMessage id="catalog.product.ships" values={{ days: formats.days(from, to) }} />;
}
