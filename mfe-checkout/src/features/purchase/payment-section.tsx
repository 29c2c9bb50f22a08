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
  const { term, terms } = usePaymentTerm();
  const service = useFormValue('paymentService') ?? 'check';
  return (
    <Section
      section="payment"
      summary={
        <>
          <FormattedMessage id={`order.term.${term}`} /> · <FormattedMessage id={`order.pay-by.${service}`} />
        </>
      }
    >
      <TermChoice terms={terms} />
      <div className={styles.half}>
        <ServiceChoice />
      </div>
      <BillTo />
    </Section>
  );
}

/**
 * The chosen term and those this buyer is offered. A term that is not offered is no choice; the first that is takes its
 * place.
 */
function usePaymentTerm(): { term: PaymentTerm; terms: readonly PaymentTerm[] } {
  const { preview } = usePurchase();
  const term = useFormValue<PaymentTerm>('paymentTerm') ?? 'advanced';
  const terms = preview?.paymentTerms ?? [term];
  const { changeValues } = useFormActions();
  const [first] = terms;
  useEffect(() => {
    if (preview && first && !preview.paymentTerms.includes(term)) changeValues({ paymentTerm: first });
  });
  return { term, terms };
}

function TermChoice({ terms }: { readonly terms: readonly PaymentTerm[] }) {
  const intl = useIntl();
  return (
    <RadioField
      name="paymentTerm"
      label={intl.formatMessage({ id: 'checkout.purchase.term' })}
      options={terms.map((value) => ({
        value,
        label: <FormattedMessage id={`order.term.${value}`} />,
        hint: <FormattedMessage id={`checkout.term-hint.${value}`} />,
      }))}
    />
  );
}

function ServiceChoice() {
  const intl = useIntl();
  return (
    <SelectField
      name="paymentService"
      label={intl.formatMessage({ id: 'checkout.purchase.pay-by' })}
      options={offlinePaymentServices.map((value) => ({
        value,
        label: intl.formatMessage({ id: `order.pay-by.${value}` }),
      }))}
    />
  );
}
