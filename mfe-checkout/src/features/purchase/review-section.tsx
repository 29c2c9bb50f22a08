import { isPaidOnline } from '@gantry/contracts/schemas/order';
import { SubmitButton } from '@gantry/forms/submit-button';
import { useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useFormats } from '@gantry/i18n/formats';
import { Button } from '@gantry/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeNotice, type OrderChange } from './change-notice.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { CostCenterField } from './cost-center-field.tsx';
import styles from './purchase.module.css';
import { usePurchase } from './purchase-context.ts';
import { Section } from './section.tsx';

/** The last look: the buyer's own order number, a note, what changed meanwhile, and the button that says what it costs. */
export function ReviewSection({ change }: { readonly change: OrderChange | undefined }) {
  const { money } = useFormats();
  const { preview, previewCode } = usePurchase();
  const isAsked = preview?.approval?.isNeeded === true;
  const isOnline = isPaidOnline(useFormValue('paymentService') ?? '');
  return (
    <Section section="review" summary={null}>
      <OrderNotes />
      <ApprovalNotice />
      {change ? <ChangeNotice change={change} /> : null}
      {preview && !preview.taxComplete ? (
        <p className={styles.lead}>
          <FormattedMessage id="checkout.purchase.tax-incomplete" />
        </p>
      ) : null}
      <div>
        {preview || previewCode ? (
          <SubmitButton>
            <FormattedMessage
              id={isAsked ? 'checkout.approval.send' : placeText(change, isOnline)}
              values={{ total: preview ? money(preview.totals.grandTotal) : '–' }}
            />
          </SubmitButton>
        ) : (
          // nobody orders for a total they have not seen
          <Button variant="primary" busy>
            <FormattedMessage id="checkout.purchase.totaling" />
          </Button>
        )}
      </div>
      {isAsked ? null : (
        <p className={styles.lead}>
          <FormattedMessage id={isOnline ? 'checkout.purchase.after-online' : 'checkout.purchase.after'} />
        </p>
      )}
    </Section>
  );
}

/** What the button of an order says. */
const placeText = (change: OrderChange | undefined, isOnline: boolean): string =>
  `checkout.purchase.${change ? 'accept' : isOnline ? 'place-pay' : 'place'}`;

/** The buyer's own order number, which net terms need, what their company books it on, and what they want us to know. */
function OrderNotes() {
  const intl = useIntl();
  const isPrepaid = (useFormValue('paymentTerm') ?? 'advanced') === 'advanced';
  const text = (what: string) => intl.formatMessage({ id: `checkout.purchase.${what}` });
  const field = useFocusAtFirst();
  return (
    <>
      <div ref={field} className={styles.half}>
        <TextField
          name="poNumber"
          label={text('po-number')}
          hint={text('po-hint')}
          optional={isPrepaid}
          required={!isPrepaid}
          autoComplete="off"
          mono
        />
      </div>
      <CostCenterField />
      <TextareaField name="note" label={text('note')} hint={text('note-hint')} optional rows={2} />
    </>
  );
}

/** A purchase that begins with its last section begins at the one thing that is asked there. */
function useFocusAtFirst() {
  const { progress } = usePurchase();
  const field = useRef<HTMLDivElement>(null);
  const isFirst = useRef(progress.open === 'review');
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    // after the page has taken the focus to its beginning
    const frame = requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
