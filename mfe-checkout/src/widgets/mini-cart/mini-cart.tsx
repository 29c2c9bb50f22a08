import { useVisitor } from '@gantry/api-client';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { WidgetProps } from '@gantry/contracts/remotes';
import { CartFace, cartLinkClass, Dialog, isPlainPress, VisuallyHidden } from '@gantry/ui';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSalesGetCartQuery } from '../../api/cart.endpoints.ts';
import { FlyOut } from '../../features/cart/fly-out.tsx';
import styles from './mini-cart.module.css';

/**
 * The header's cart: count and subtotal on a link to the cart. With scripts on, a plain press opens the fly-out
 * instead; a new tab, or a browser without scripts, gets the page.
 */
export default function MiniCart({ compact = false }: WidgetProps['mini-cart']) {
  const intl = useIntl();
  const { cart } = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const count = cart?.count ?? 0;
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <Link to={cartPath()} className={cartLinkClass} onClick={open} data-mini-cart>
        <CartFace count={count} subtotal={compact ? null : cart?.subtotal}>
          <FormattedMessage
            id="checkout.mini.cart"
            values={{ count, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
          />
        </CartFace>
      </Link>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        placement="side"
        title={<FormattedMessage id="checkout.fly-out.heading" />}
        closeLabel={intl.formatMessage({ id: 'checkout.fly-out.close' })}
      >
        {isOpen ? <OpenCart onFollow={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function OpenCart({ onFollow }: { readonly onFollow: () => void }) {
  const {
    data: cart,
    isError,
    refetch,
  } = useSalesGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  if (cart) return <FlyOut cart={cart} onFollow={onFollow} />;
  if (!isError) return null;
  return (
    <p role="alert">
      <FormattedMessage id="checkout.fly-out.failed" />{' '}
      <button type="button" className={styles.again} onClick={() => void refetch()}>
        <FormattedMessage id="checkout.fly-out.again" />
      </button>
    </p>
  );
}
