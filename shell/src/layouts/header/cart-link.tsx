import type { Visitor } from '@gantry/api-client';
import { CartFace, cartLinkClass, Link, VisuallyHidden } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The cart with count and subtotal: a link, looking as the mini-cart does that takes its place. */
export function CartLink({ cart }: Pick<Visitor, 'cart'>) {
  const count = cart?.count ?? 0;
  const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
  return (
    <Link to="/cart" className={cartLinkClass} data-cart>
      <CartFace count={count} subtotal={cart?.subtotal}>
        <FormattedMessage id="shell.header.cart-words" values={{ count, hidden }} />
      </CartFace>
    </Link>
  );
}
