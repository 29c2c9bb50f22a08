import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import styles from './plain-header.module.css';

/** The name, which leads home: nothing that could draw attention away from the one form below. */
export function PlainHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <Link to="/" className={styles.back}>
        <FormattedMessage id="shell.auth.back" />
      </Link>
    </header>
  );
}
