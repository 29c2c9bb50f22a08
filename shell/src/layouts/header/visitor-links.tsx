import { signInPath, useVisitor, type Visitor } from '@gantry/api-client';
import { isSignedIn, isStaff } from '@gantry/domain/roles';
import { headerFace, Link } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CartLink } from './cart-link.tsx';
import { IntentWidget } from './intent-widget.tsx';
import styles from './visitor-links.module.css';

const guest: Visitor = { user: null, cart: null };

/** Account, quotes and cart of this visitor: the page's personal placeholder. */
export function VisitorLinks() {
  return <Links visitor={useVisitor()} />;
}

/** The same for nobody in particular, while the placeholder is open. */
export function GuestLinks() {
  return <Links visitor={guest} />;
}

function Links({ visitor }: { visitor: Visitor }) {
  const intl = useIntl();
  return (
    <nav
      className={styles.links}
      aria-label={intl.formatMessage({ id: 'shell.header.visitor' })}
      data-visitor
    >
      {isStaff(visitor.user?.role) ? (
        <Link to="/admin/orders" reloadDocument className={styles.quiet}>
          <FormattedMessage id="shell.header.back-office" />
        </Link>
      ) : null}
      <Account {...visitor} />
      <Link to="/quote" className={styles.quiet}>
        <FormattedMessage id="shell.header.quotes" />
      </Link>
      <IntentWidget name="mini-cart" props={{}}>
        <CartLink {...visitor} />
      </IntentWidget>
    </nav>
  );
}

function Account({ user }: Visitor) {
  const { pathname, search } = useLocation();
  if (!user || !isSignedIn(user.role)) {
    return (
      <Link to={signInPath(pathname + search)} className={headerFace.account} data-account>
        <FormattedMessage id="shell.header.sign-in" />
      </Link>
    );
  }
  return (
    <IntentWidget name="account-menu" props={{}}>
      <Link to="/my-account" className={headerFace.account} data-account>
        <span className={headerFace.label}>
          <FormattedMessage id="shell.header.account" />
        </span>
        <span className={headerFace.name}>{user.name}</span>
      </Link>
    </IntentWidget>
  );
}
