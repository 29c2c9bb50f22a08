import type { Cart } from '@gantry/contracts/schemas/cart';
import { purchaseFormSchema } from '@gantry/contracts/schemas/order';
import { Form } from '@gantry/forms/form';
import { useMemo } from 'react';
import { ContactSection } from './contact-section.tsx';
import { Draft } from './draft.ts';
import { PaymentSection } from './payment-section.tsx';
import { PurchaseContext } from './purchase-context.ts';
import { PurchaseSummary } from './purchase-summary.tsx';
import { initialPurchase } from './purchase-values.ts';
import { FormWatch } from './form-watch.tsx';
import styles from './purchase.module.css';
import { ReviewSection } from './review-section.tsx';
import { sectionOf } from './sections.ts';
import { ServiceSection } from './service-section.tsx';
import { ShipToSection } from './ship-to-section.tsx';
import { useDestination } from './use-destination.ts';
import { usePaymentKind } from './use-payment-kind.ts';
import { useKnownBuyer } from './use-known-buyer.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePreview } from './use-preview.ts';
import { useProgress } from './use-progress.ts';
import { useSessionCheck } from './use-session-check.ts';

/**
 * The purchase: five numbered sections in one form, with the order's sums always beside them. What is known of a
 * signed-in buyer is filled in, and the first section that has something to ask is open.
 */
export function Purchase({ cart }: { readonly cart: Cart }) {
  const known = useKnownBuyer();
  const initialValues = useMemo(() => initialPurchase(known), [known]);
  const { progress, restart, finish, reopen } = useProgress(initialValues, known);
  const { destination, follow } = useDestination(progress);
  const { isAfterPayment, followPayment } = usePaymentKind(initialValues);
  const { preview, previewCode } = usePreview(destination);
  useSessionCheck(previewCode);
  const { submit, change } = usePlaceOrder(preview, cart);

  const onProblems = (names: readonly string[]) => {
    const section = names.map(sectionOf).find((one) => one !== undefined);
    if (section) reopen(section);
  };
  const context = { cart, progress, preview, previewCode, isAfterPayment, finish, reopen };
  const rules = { schema: purchaseFormSchema, initialValues, issuesPart: 'form', isSavedElsewhere: true };

  return (
    <PurchaseContext value={context}>
      <div className={styles.page}>
        <Form {...rules} id="purchase" onSubmit={submit} onProblems={onProblems} className={styles.form}>
          <Draft initial={initialValues} onRestored={restart} />
          <FormWatch onValues={follow} />
          <FormWatch onValues={followPayment} />
          <ContactSection />
          <ShipToSection />
          <ServiceSection />
          <PaymentSection />
          <ReviewSection change={change} />
        </Form>
        <PurchaseSummary />
      </div>
    </PurchaseContext>
  );
}
