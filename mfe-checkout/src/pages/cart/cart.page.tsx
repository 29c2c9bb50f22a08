import { Alert, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { useSalesGetCartQuery } from '../../api/cart.endpoints.ts';
import { useCartOfOtherTabs } from '../../api/use-cart-of-other-tabs.ts';
import { AllLines } from '../../features/cart/all-lines.tsx';
import { CartAside } from '../../features/cart/cart-aside.tsx';
import { CartMessages } from '../../features/cart/cart-messages.tsx';
import styles from '../../features/cart/cart.module.css';
import type { CartChange } from '../../features/cart/change-cart.ts';
import { QuoteChosen } from '../../features/cart/choose-for-quote.tsx';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { GiftLines } from '../../features/cart/gift-lines.tsx';
import { GoneLines } from '../../features/cart/gone-lines.tsx';
import { PasteBox } from '../../features/cart/paste-box.tsx';
import { readShort } from '../../features/cart/refused-quantity.ts';
import type { ShortSupply } from '../../features/cart/short-supply.ts';
import { RefusalText } from '../../features/cart/refusal-text.tsx';
import { SaveAsList } from '../../features/cart/save-as-list.tsx';
import { useCartDelivery } from '../../features/cart/use-cart-delivery.ts';
import { UnresolvedLines } from '../../features/cart/unresolved-lines.tsx';

export { action } from './cart.action.ts';
export { loader, shouldRevalidate } from './cart.loader.ts';

/** What an address names whose refusal is said at its own field. */
const said = ['lineId', 'rowId', 'code'];

/** The cart (specification §2): a table edited in place, with everything that explains its sums. */
export default function CartPage() {
  const { data: cart } = useSalesGetCartQuery();
  const posted = useActionData<CartChange>();
  const [search] = useSearchParams();
  const refused = search.get('refused');
  useCartOfOtherTabs(cart);
  const delivery = useCartDelivery(cart);
  if (!cart) return null;
  const isEmpty = cart.lines.length === 0;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="checkout.cart.heading" />}
        aside={isEmpty ? null : <FormattedMessage id="checkout.cart.count" values={{ count: cart.count }} />}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <Refused code={said.some((name) => search.has(name)) ? null : refused} {...readShort(search)} />
          <Refused code={posted?.paste ? null : posted?.code} short={posted?.short} isNews />
          <PasteBox posted={posted?.paste ? posted : undefined} />
          <UnresolvedLines unresolvedLines={cart.unresolvedLines} />
          <CartMessages messages={cart.messages} lines={cart.lines} />
          <GoneLines>
            {isEmpty ? <EmptyCart /> : <AllLines lines={cart.lines} dates={delivery.dates} />}
          </GoneLines>
          <GiftLines gifts={cart.gifts} />
          {isEmpty ? null : <QuoteChosen />}
          {isEmpty ? null : <SaveAsList />}
        </div>
        {isEmpty ? null : <CartAside cart={cart} delivery={delivery} />}
      </div>
    </>
  );
}

interface RefusedProps {
  readonly code: string | null | undefined;
  readonly short?: ShortSupply | undefined;
  /** it came without a new page */
  readonly isNews?: boolean;
}

/** Why a change of the cart was refused that has no place of its own. */
function Refused({ code, short, isNews = false }: RefusedProps) {
  if (!code) return null;
  return (
    <Alert tone="bad" {...(isNews ? { live: 'assertive' as const } : {})}>
      <RefusalText code={code} short={short} />
    </Alert>
  );
}
