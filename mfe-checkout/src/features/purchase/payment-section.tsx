import { offlinePaymentServices, type CheckoutPreview } from '@gantry/contracts/schemas/order';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { RadioField } from '@gantry/forms/radio-field';
import { SelectField } from '@gantry/forms/select-field';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BillTo } from './bill-to.tsx';
import styles from './purchase.module.css';
import { usePurchase } from './purchase-context.ts';
import { Section } from './section.tsx';

type PaymentTerm = CheckoutPreview['paymentTerms'][number];

/** How it is paid: term and way, then where the invoice goes. */
export function PaymentSection() {
  const intl = useIntl();
  const { preview } = usePurchase();
  const term = useFormValue<PaymentTerm>('paymentTerm') ?? 'advanced';
  const terms = preview?.paymentTerms ?? [term];
  const service = useFormValue('paymentService') ?? 'check';
  const { change } = useFormActions();
  const [first] = terms;

  // A term this buyer is not offered is no choice; the first that is takes its place.
  useEffect(() => {
    if (preview && first && !preview.paymentTerms.includes(term)) change({ paymentTerm: first });
  });

  const text = (what: string) => intl.formatMessage({ id: `checkout.purchase.${what}` });

  return (
    <Section
      section="payment"
      summary={
        <>
          <FormattedMessage id={`checkout.term.${term}`} /> ·{' '}
          <FormattedMessage id={`checkout.pay-by.${service}`} />
        </>
      }
    >
      <RadioField
        name="paymentTerm"
        label={text('term')}
        options={terms.map((value) => ({
          value,
          label: <FormattedMessage id={`checkout.term.${value}`} />,
          hint: <FormattedMessage id={`checkout.term-hint.${value}`} />,
        }))}
      />
      <div className={styles.half}>
        <SelectField
          name="paymentService"
          label={text('pay-by')}
          options={offlinePaymentServices.map((value) => ({
            value,
            label: intl.formatMessage({ id: `checkout.pay-by.${value}` }),
          }))}
        />
      </div>
      <BillTo />
    </Section>
  );
}
