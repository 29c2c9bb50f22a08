import type { PhoneOrderDraft } from '@gantry/contracts/schemas/phone-order';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form } from '@gantry/forms/form';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import { PhoneDraft } from './phone-draft.tsx';
import { CustomerFields, PaymentFields, ShippingFields } from './phone-fields.tsx';
import { PhoneLines } from './phone-lines.tsx';
import styles from './phone-order.module.css';
import { emptyPhoneOrder, intendedPhoneOrderSchema } from './phone-values.ts';
import { usePhoneOrder, type PhoneOutcome } from './use-phone-order.ts';

/** An order that a customer or guest says on the telephone: what is typed, and beside it what to read out. */
export function PhoneOrder() {
  const intl = useIntl();
  const { submit, draft, isDrawing, outcome } = usePhoneOrder();
  return (
    <div className={draft ? styles.halves : undefined}>
      <Form
        id="phone-order"
        className={styles.form}
        schema={intendedPhoneOrderSchema}
        initialValues={emptyPhoneOrder}
        issuesPart="form"
        aria-label={intl.formatMessage({ id: 'admin.phone.title' })}
        onSubmit={(values, { keyFor }) => submit(values, keyFor)}
      >
        <CustomerFields />
        <PhoneLines />
        <ShippingFields options={draft?.options ?? []} />
        <PaymentFields />
        <div className={styles.buttons}>
          <ChoiceButton name="intent" value="preview" busy={isDrawing}>
            <FormattedMessage id="admin.phone.price-it" />
          </ChoiceButton>
          <PlaceButton draft={draft} />
        </div>
        {outcome ? <Outcome outcome={outcome} /> : null}
      </Form>
      {draft ? <PhoneDraft draft={draft} /> : null}
    </div>
  );
}

/** Nothing to press before there is a total to read out, nor where only an offer will do. */
function PlaceButton({ draft }: { readonly draft: PhoneOrderDraft | undefined }) {
  const { money } = useFormats();
  const total = draft?.totals.grandTotal ?? null;
  if (!draft || total === null || draft.hits.length > 0) return null;
  return (
    <ChoiceButton name="intent" value="place" variant="primary">
      <FormattedMessage id="admin.phone.place" values={{ total: money(total) }} />
    </ChoiceButton>
  );
}

const worded: readonly string[] = [
  'NOT_PERMITTED',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'WRONG_STATE',
  'NEEDS_APPROVAL',
  'COMPANY_ADDRESS_NEEDED',
  'SHIPPING_UNAVAILABLE',
];

function Outcome({ outcome }: { readonly outcome: PhoneOutcome }) {
  if (outcome.kind === 'look-first') {
    return (
      <OutcomeAlert kind="refused">
        <FormattedMessage id="admin.phone.look-first" />
      </OutcomeAlert>
    );
  }
  const { code } = outcome.failure;
  return (
    <OutcomeAlert kind="refused">
      <FormattedMessage id={`admin.phone.refused.${worded.includes(code) ? code : 'other'}`} />
    </OutcomeAlert>
  );
}
