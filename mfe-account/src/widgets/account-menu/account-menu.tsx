import { useVisitor } from '@gantry/api-client';
import {
  myAccountPath,
  myAddressesPath,
  myCompanyPath,
  myItemsPath,
  myListsPath,
  myOrdersPath,
  myProfilePath,
  signInPath,
  signOutPath,
} from '@gantry/contracts/addresses/account';
import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { isSignedIn, isStaff } from '@gantry/domain/roles';
import { headerFace, Popover } from '@gantry/ui';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useLocation } from 'react-router';
import styles from './account-menu.module.css';

const rooms = [
  { to: myAccountPath(), text: 'account.overview.title' },
  { to: myOrdersPath(), text: 'account.orders.title' },
  { to: myItemsPath(), text: 'account.items.title' },
  { to: myListsPath(), text: 'account.lists.heading' },
  { to: myAddressesPath(), text: 'account.address.title' },
] as const;
const profile = { to: myProfilePath(), text: 'account.profile.title' } as const;
const company = { to: myCompanyPath(), text: 'account.people.title' } as const;

/** The header's account: who is signed in and the way to each room; for guests the way to sign in and back. */
export default function AccountMenu() {
  const intl = useIntl();
  const { user } = useVisitor();
  if (!user || !isSignedIn(user.role)) return <WayToSignIn />;
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
      <Rooms hasBackOffice={isStaff(user.role)} hasCompany={!!user.companyRole} />
      <Form method="post" action={signOutPath()}>
        <button type="submit" className={styles.signOut}>
          <FormattedMessage id="account.menu.sign-out" />
        </button>
      </Form>
    </Popover>
  );
}

/** Leads guests to the sign-in page, which leads back to where they were. */
function WayToSignIn() {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`${signInPath()}?ref=${encodeURIComponent(pathname + search)}`}
      className={headerFace.account}
      data-account
    >
      <FormattedMessage id="account.menu.sign-in" />
    </Link>
  );
}

interface RoomsProps {
  readonly hasBackOffice: boolean;
  /** a buyer who works alone sees nothing of companies */
  readonly hasCompany: boolean;
}

/** The way to each room of the account, and of staff to the back office. */
function Rooms({ hasBackOffice, hasCompany }: RoomsProps) {
  return (
    <ul className={styles.rooms}>
      {[...rooms, ...(hasCompany ? [company] : []), profile].map(({ to, text }) => (
        <li key={to}>
          <Link to={to} onClick={close}>
            <FormattedMessage id={text} />
          </Link>
        </li>
      ))}
      {hasBackOffice ? (
        <li>
          <Link to={adminOrdersPath()} onClick={close}>
            <FormattedMessage id="account.menu.back-office" />
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** The browser closes a popover for a press outside only; a link inside leads away without a page load. */
function close(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
