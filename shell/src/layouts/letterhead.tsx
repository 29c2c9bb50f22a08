import { useMatches } from 'react-router';
import { handleOf } from '../document/page-facts.ts';
import { useStoreFacts } from '../document/store-facts.loader.ts';
import styles from './letterhead.module.css';

/** Who a sheet of paper comes from: the store's name, address and how to reach it. Nothing where the sheet says it itself. */
export function Letterhead() {
  const facts = useStoreFacts();
  const { ownLetterhead } = handleOf(useMatches()) ?? {};
  if (!facts || ownLetterhead) return null;
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
