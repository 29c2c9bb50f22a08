import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSalesGetCartQuery } from '../../api/cart.endpoints.ts';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { Purchase } from '../../features/purchase/purchase.tsx';

export { loader } from './purchase.loader.ts';

/** The offline purchase (specification §2): one page, no account needed. */
export default function PurchasePage() {
  const { data: cart } = useSalesGetCartQuery();
  if (!cart) return null;
  return (
    <>
      <PageHeader title={<FormattedMessage id="checkout.purchase.heading" />} />
      {cart.lines.length === 0 ? <EmptyCart /> : <Purchase cart={cart} />}
    </>
  );
}
