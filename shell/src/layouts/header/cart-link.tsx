import type { Visitor } from '@gantry/api-client';
import { Money, VisuallyHidden } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './cart-link.module.css';

/** The cart with count and subtotal: a link, looking as the mini-cart does that takes its place. */
export function CartLink({ cart }: Pick<Visitor, 'cart'>) {
  const intl = useIntl();
  const count = cart?.count ?? 0;
  const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
  return (
    <Link to="/cart" className={styles.cart} data-cart>
      <span className={styles.icon} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M2 4h3l2.4 11h10.2L20 7H6M9 20.2h.01M16.5 20.2h.01" />
        </svg>
        {count > 0 ? <b className={styles.count}>{intl.formatNumber(count)}</b> : null}
      </span>
      <span className={styles.words}>
        <FormattedMessage id="shell.header.cart-words" values={{ count, hidden }} />
      </span>
      {cart && count > 0 ? (
        <span className={styles.subtotal}>
          <Money amount={cart.subtotal} />
        </span>
      ) : null}
    </Link>
  );
}
