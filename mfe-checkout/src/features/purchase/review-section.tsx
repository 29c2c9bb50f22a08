import { SubmitButton } from '@gantry/forms/submit-button';
import { useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeNotice, type OrderChange } from './change-notice.tsx';
import styles from './purchase.module.css';
import { usePurchase } from './purchase-context.ts';
import { Section } from './section.tsx';

/** The last look: the buyer's own order number, a note, what changed meanwhile, and the button that says what it costs. */
export function ReviewSection({ change }: { readonly change: OrderChange | undefined }) {
  const { money } = useFormats();
  const { preview, cart } = usePurchase();
  const total = preview?.totals.grandTotal ?? cart.totals.grandTotal;
  return (
    <Section section="review" summary={null}>
      <OrderNotes />
      {change ? <ChangeNotice change={change} /> : null}
      {preview && !preview.taxComplete ? (
        <p className={styles.lead}>
          <FormattedMessage id="checkout.purchase.tax-incomplete" />
        </p>
      ) : null}
      <div>
        <SubmitButton>
          <FormattedMessage
            id={change ? 'checkout.purchase.accept' : 'checkout.purchase.place'}
            values={{ total: money(total) }}
          />
        </SubmitButton>
      </div>
      <p className={styles.lead}>
        <FormattedMessage id="checkout.purchase.after" />
      </p>
    </Section>
  );
}

/** The buyer's own order number, which net terms need, and what they want us to know. */
function OrderNotes() {
  const intl = useIntl();
  const isPrepaid = (useFormValue('paymentTerm') ?? 'advanced') === 'advanced';
  const text = (what: string) => intl.formatMessage({ id: `checkout.purchase.${what}` });
  return (
    <>
      <div className={styles.half}>
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
      <TextareaField name="note" label={text('note')} hint={text('note-hint')} optional rows={2} />
    </>
  );
}
