import type { Cart } from '@gantry/contracts/schemas/cart';
import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSalesGetCartQuery } from '../../api/cart.endpoints.ts';
import { NoOrderRole } from '../../features/purchase/no-order-role.tsx';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import { Purchase } from '../../features/purchase/purchase.tsx';

export { loader } from './purchase.loader.ts';

/** The offline purchase (specification §2): one page, no account needed. */
export default function PurchasePage() {
  const { data: cart } = useSalesGetCartQuery();
  // whoever may not order sends it for approval
  const mayPrepare = useMayInCompany('prepare');
  if (!cart) return null;
  return (
    <>
      <PageHeader title={<FormattedMessage id="checkout.purchase.heading" />} />
      {mayPrepare ? <WayToOrder cart={cart} /> : <NoOrderRole />}
    </>
  );
}

const WayToOrder = ({ cart }: { readonly cart: Cart }) =>
  cart.lines.length === 0 ? <EmptyCart /> : <Purchase cart={cart} />;
