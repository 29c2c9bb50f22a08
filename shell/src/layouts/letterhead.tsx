import { useStoreFacts } from '../document/store-facts.loader.ts';
import styles from './letterhead.module.css';

/** Who a sheet of paper comes from: the store's name, address and how to reach it. */
export function Letterhead() {
  const facts = useStoreFacts();
  if (!facts) return null;
  const { fullTitle, address, locality, region, postalCode, phones, email } = facts;
  return (
    <header className={styles.letterhead}>
      <strong>{fullTitle}</strong>
      <address className={styles.address}>
        {[`${address}, ${locality}, ${region} ${postalCode}`, ...phones.slice(0, 1), email].join(' · ')}
      </address>
    </header>
  );
}
