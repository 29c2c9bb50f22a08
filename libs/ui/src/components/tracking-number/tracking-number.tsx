import type { ShownPackage } from '@gantry/contracts/schemas/shipment';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@gantry/ui';
import styles from './tracking-number.module.css';

/**
 * A tracking number: a link to the carrier's own page about it, where the carrier has one. The page opens in a tab of its
 * own and learns nothing of ours. Texts: `orderTermMessages` of `i18n`.
 */
export function TrackingNumber({ tracking, trackingPage }: Pick<ShownPackage, 'tracking' | 'trackingPage'>) {
  if (!trackingPage) return <span className={styles.number}>{tracking ?? '–'}</span>;
  return (
    <a className={styles.number} href={trackingPage} target="_blank" rel="noopener noreferrer">
      {tracking}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="order.tracking.page" />
      </VisuallyHidden>
    </a>
  );
}
