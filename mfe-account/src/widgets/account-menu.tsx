import { useVisitor } from '@gantry/api-client';
import { isSignedIn, isStaff } from '@gantry/contracts/roles';
import { headerFace, Popover } from '@gantry/ui';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useLocation } from 'react-router';
import { urls } from '../urls.ts';
import styles from './account-menu.module.css';

const rooms = [
  { to: urls.overview, text: 'account.overview.title' },
  { to: urls.orders, text: 'account.orders.title' },
  { to: urls.items, text: 'account.items.title' },
  { to: urls.addresses, text: 'account.address.title' },
  { to: urls.profile, text: 'account.profile.title' },
] as const;

/** The header's account: who is signed in and the way to each room; for guests the way to sign in and back. */
export default function AccountMenu() {
  const intl = useIntl();
  const { user } = useVisitor();
  const { pathname, search } = useLocation();
  if (!user || !isSignedIn(user.role)) {
    return (
      <Link
        to={`${urls.signIn}?ref=${encodeURIComponent(pathname + search)}`}
        className={headerFace.account}
        data-account
      >
        <FormattedMessage id="account.menu.sign-in" />
      </Link>
    );
  }
  return (
    <Popover
      align="end"
      label={intl.formatMessage({ id: 'account.menu.label' })}
      triggerClassName={styles.trigger}
      trigger={
        <span className={headerFace.account} data-account>
          <span className={headerFace.label}>
            <FormattedMessage id="account.menu.account" />
          </span>
          <span className={headerFace.name}>{user.name}</span>
        </span>
      }
    >
      <ul className={styles.rooms}>
        {rooms.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} onClick={close}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
        {isStaff(user.role) ? (
          <li>
            <Link to={urls.adminOrders} onClick={close}>
              <FormattedMessage id="account.menu.back-office" />
            </Link>
          </li>
        ) : null}
      </ul>
      <Form method="post" action={urls.signOut}>
        <button type="submit" className={styles.signOut}>
          <FormattedMessage id="account.menu.sign-out" />
        </button>
      </Form>
    </Popover>
  );
}

/** The browser closes a popover for a press outside only; a link inside leads away without a page load. */
function close(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
