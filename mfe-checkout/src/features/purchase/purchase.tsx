import { useUser } from '@gantry/api-client';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { purchaseFormSchema } from '@gantry/contracts/schemas/order';
import { Form } from '@gantry/forms/form';
import { useMemo, useState } from 'react';
import { ContactSection } from './contact-section.tsx';
import { Draft } from './draft.ts';
import { PaymentSection } from './payment-section.tsx';
import { PurchaseContext, type PurchaseContextValue } from './purchase-context.ts';
import { PurchaseSummary } from './purchase-summary.tsx';
import { destinationOf, initialPurchase, type PurchaseValues } from './purchase-values.ts';
import { FormWatch } from './form-watch.tsx';
import styles from './purchase.module.css';
import { ReviewSection } from './review-section.tsx';
import { afterDone, firstProgress, reopened, type SectionKey, sectionOf } from './sections.ts';
import { ServiceSection } from './service-section.tsx';
import { ShipToSection } from './ship-to-section.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { type Destination, usePreview } from './use-preview.ts';

/** The purchase: five numbered sections in one form, with the order's sums always beside them. */
export function Purchase({ cart }: { readonly cart: Cart }) {
  const user = useUser();
  const initialValues = useMemo(() => initialPurchase(user), [user]);
  const [progress, setProgress] = useState(firstProgress);
  const [destination, setDestination] = useState<Destination>();
  const { preview, previewCode } = usePreview(destination);
  const { submit, change } = usePlaceOrder(preview);

  const onProblems = (names: readonly string[]) => {
    const section = names.map(sectionOf).find((one) => one !== undefined);
    if (section) setProgress((now) => reopened(now, section));
  };
  const onValues = (values: PurchaseValues) => {
    if (!progress.done.includes('shipTo')) return;
    const next = { ...destinationOf(values), shippingService: values.shippingService ?? null };
    setDestination((now) => (isSame(now, next) ? now : next));
  };
  const context: PurchaseContextValue = {
    cart,
    progress,
    preview,
    previewCode,
    finish: (section: SectionKey) => setProgress((now) => afterDone(now, section)),
    reopen: (section: SectionKey) => setProgress((now) => reopened(now, section)),
  };

  return (
    <PurchaseContext value={context}>
      <div className={styles.page}>
        <Form
          id="purchase"
          schema={purchaseFormSchema}
          initialValues={initialValues}
          issuesPart="form"
          onSubmit={submit}
          onProblems={onProblems}
          className={styles.form}
        >
          <Draft />
          <FormWatch onValues={onValues} />
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

/** Only another destination asks for another preview. */
function isSame(one: Destination | undefined, other: Destination): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
