import type { ShownPromotion } from '@gantry/contracts/schemas/promotion';
import { EnterCode, RemoveCode } from '../../parts/promotion-codes.tsx';
import { ShownPromotions } from '../../parts/shown-promotions.tsx';
import styles from './cart.module.css';

/** What promotions say of the cart, and where a code is entered. */
export function CartPromotions({ promotions }: { readonly promotions: readonly ShownPromotion[] }) {
  return (
    <div className={styles.promotions}>
      <ShownPromotions promotions={promotions} actOf={(code) => <RemoveCode code={code} />} />
      <EnterCode />
    </div>
  );
}
