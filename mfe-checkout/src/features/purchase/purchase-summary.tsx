import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import type { GiftLine } from '@gantry/contracts/schemas/gift';
import { Money } from '@gantry/ui';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ShipsArrives } from '../../parts/ships-arrives.tsx';
import { EnterCode, RemoveCode } from '../../parts/promotion-codes.tsx';
import { ShownPromotions } from '../../parts/shown-promotions.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';
import styles from './purchase.module.css';
import { usePurchase } from './purchase-context.ts';

/** What is being bought and what it costs, always in sight. */
export function PurchaseSummary() {
  const { cart, preview } = usePurchase();
  return (
    <aside className={styles.aside} aria-labelledby="purchase-sums">
      <div className={styles.asideHead}>
        <h2 id="purchase-sums">
          <FormattedMessage id="checkout.purchase.summary" values={{ count: cart.count }} />
        </h2>
        <Link to={cartPath()}>
          <FormattedMessage id="checkout.purchase.edit-cart" />
        </Link>
      </div>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <SummaryLine key={line.lineId} line={line} />
        ))}
        {(preview?.gifts ?? cart.gifts ?? []).map((gift) => (
          <SummaryGift key={gift.lineId} gift={gift} />
        ))}
      </ul>
      <ShownPromotions
        promotions={preview?.promotions ?? cart.promotions}
        actOf={(code) => <RemoveCode code={code} />}
      />
      <EnterCode />
      <TotalsList
        totals={preview?.totals ?? cart.totals}
        unknown={{
          shipping: <FormattedMessage id="checkout.totals.by-address" />,
          tax: <FormattedMessage id="checkout.totals.by-address" />,
        }}
      />
    </aside>
  );
}

/** What of it, how many, when, and what it costs. */
const SummaryLine = ({ line }: { readonly line: Cart['lines'][number] }) => (
  <li>
    <span className={styles.lineName}>
      <FormattedMessage id="checkout.fly-out.times" values={{ quantity: line.quantity }} /> {line.name}
      <span className={styles.dates}>
        <LineDates line={line} />
      </span>
    </span>
    <span>{line.lineTotal === null ? '–' : <Money amount={line.lineTotal} />}</span>
  </li>
);

/** What a promotion gives along. */
const SummaryGift = ({ gift: { name, quantity } }: { readonly gift: GiftLine }) => (
  <li>
    <span className={styles.lineName}>
      <FormattedMessage id="checkout.fly-out.times" values={{ quantity }} /> {name}
      <GiftMark isGift />
    </span>
    <Money amount={0} />
  </li>
);

/** When a line ships and arrives; before there is an address, when it ships. */
function LineDates({ line }: { readonly line: Cart['lines'][number] }) {
  const { preview, isAfterPayment } = usePurchase();
  if (isAfterPayment) return <FormattedMessage id="delivery.after-payment" />;
  const dates = preview?.dates.find(({ lineId }) => lineId === line.lineId);
  return <ShipsArrives {...(dates ?? { ships: line.promise, arrives: null, parts: line.parts })} />;
}
