import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSalesGetCartQuery } from '../../api/cart.endpoints.ts';
import { FlyOut } from '../../features/cart/fly-out.tsx';
import styles from './fly-out-cart.module.css';

export { loader } from '../cart/cart.loader.ts';

/** The fly-out cart as a page of its own (specification §2), for browsers without scripts and for small windows. */
export default function FlyOutCartPage() {
  const { data: cart } = useSalesGetCartQuery();
  if (!cart) return null;
  return (
    <div className={styles.page}>
      <PageHeader title={<FormattedMessage id="checkout.fly-out.heading" />} />
      <FlyOut cart={cart} />
    </div>
  );
}
