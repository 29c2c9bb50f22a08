import { FormattedMessage } from 'react-intl';
import styles from './order-again.module.css';
import { OpenOrders, useNewestOrders } from './open-orders.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';
import { PurchasedItems, usePurchases } from './purchased-items.tsx';

/** Earlier purchases, and beside them open orders and what waits for an answer. */
export default function CustomerParts() {
  const purchases = usePurchases();
  // asked for beside the purchases, though shown after them
  useNewestOrders();
  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-labelledby="order-again">
        <h2 id="order-again" className={styles.title}>
          <FormattedMessage id="catalog.again.title" />
        </h2>
        <PurchasedItems purchases={purchases} />
      </section>
      {/* On a narrow screen it stands below the purchases, which must not push it down when they come. */}
      {purchases ? (
        <section className={styles.part} aria-labelledby="open-orders">
          <h2 id="open-orders" className={styles.title}>
            <FormattedMessage id="catalog.again.open" />
          </h2>
          <OpenOrders />
          <WaitingForYou />
        </section>
      ) : (
        <div aria-busy="true" />
      )}
    </div>
  );
}
