import type { Delivery } from '@gantry/domain/delivery-lines';
import { useDeliveryText } from '@gantry/i18n/delivery-text';
import styles from './parts.module.css';

/** "Ships Nov 27 · Arrives Nov 30 – Dec 2", a line for each part: the same words and days wherever a line is shown. */
export function ShipsArrives({ ships, arrives, parts }: Delivery) {
  const lines = useDeliveryText().lines({ ships, arrives, parts });
  if (lines.length === 0) return '–';
  return lines.map((line) => (
    <span key={line} className={styles.dates}>
      {line}
    </span>
  ));
}
