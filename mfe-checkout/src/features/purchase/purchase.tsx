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
import { afterDone, progressFrom, reopened, type SectionKey, sectionOf } from './sections.ts';
import { ServiceSection } from './service-section.tsx';
import { ShipToSection } from './ship-to-section.tsx';
import { useKnownBuyer } from './use-known-buyer.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { type Destination, usePreview } from './use-preview.ts';
import { useSessionCheck } from './use-session-check.ts';

/**
 * The purchase: five numbered sections in one form, with the order's sums always beside them. What is known of a
 * signed-in buyer is filled in, and the first section that has something to ask is open.
 */
export function Purchase({ cart }: { readonly cart: Cart }) {
  const known = useKnownBuyer();
  const initialValues = useMemo(() => initialPurchase(known), [known]);
  const begin = (values: PurchaseValues) => progressFrom(values, known.book.length > 0);
  const [progress, setProgress] = useState(() => begin(initialValues));
  const [destination, setDestination] = useState<Destination>();
  const { preview, previewCode } = usePreview(destination);
  useSessionCheck(previewCode);
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
          <Draft initial={initialValues} onRestored={(values) => setProgress(begin(values))} />
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
