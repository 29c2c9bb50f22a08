import { Suspense } from 'react';
import { useVisitor, Widget } from '@gantry/api-client';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SignOutButton } from '../../session/sign-out-button.tsx';
import { Brand } from './brand.tsx';
import styles from './back-office-header.module.css';

/** The back office's bar: where one is, who one is, and the way out. */
export function BackOfficeHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <span className={styles.place}>
        <FormattedMessage id="shell.admin.label" />
      </span>
      <div className={styles.find}>
        <Widget name="find-anything" props={{}} />
      </div>
      <Link to="/" className={styles.store}>
        <FormattedMessage id="shell.admin.store" />
      </Link>
      <Suspense>
        <Person />
      </Suspense>
      <SignOutButton />
    </header>
  );
}

function Person() {
  const { user } = useVisitor();
  if (!user) return null;
  return (
    <span className={styles.person}>
      {user.name} <span className={styles.role}>{user.role}</span>
    </span>
  );
}
