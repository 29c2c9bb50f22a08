import { Link } from '@gantry/ui';
import { useIntl } from 'react-intl';
import { useStoreFacts } from '../../document/store-facts.loader.ts';
import styles from './brand.module.css';

/** The store's name plate, the way home. */
export function Brand() {
  const intl = useIntl();
  const store = useStoreFacts()?.title ?? 'Gantry';
  return (
    <Link
      to="/"
      className={styles.brand}
      aria-label={intl.formatMessage({ id: 'shell.header.home' }, { store })}
    >
      <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
        <path d="M4 21V6M20 21V6M1.5 6h21M12 6v7.5a2.25 2.25 0 1 1-2.25 2.25" />
      </svg>
      <span className={styles.name}>{store}</span>
    </Link>
  );
}
