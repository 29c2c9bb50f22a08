import { offlinePaymentServices } from '@gantry/contracts/schemas/order';
import { useFormValue } from '@gantry/forms/form-values';
import { RadioField } from '@gantry/forms/radio-field';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { BillTo } from './bill-to.tsx';
import styles from './purchase.module.css';
import { usePurchase } from './purchase-context.ts';
import { Section } from './section.tsx';

/** How it is paid: the buyer's own order number first, then term and way, then where the invoice goes. */
export function PaymentSection() {
  const intl = useIntl();
  const { preview } = usePurchase();
  const poNumber = useFormValue('poNumber');
  const term = useFormValue('paymentTerm') ?? 'advanced';
  const terms = preview?.paymentTerms ?? ['advanced'];
  const service = useFormValue('paymentService') ?? 'check';
  const text = (what: string) => intl.formatMessage({ id: `checkout.purchase.${what}` });

  return (
    <Section
      section="payment"
      summary={
        <>
          {poNumber ? (
            <>
              <FormattedMessage id="checkout.purchase.po-summary" values={{ number: poNumber }} /> ·{' '}
            </>
          ) : null}
          <FormattedMessage id={`checkout.term.${term}`} /> ·{' '}
          <FormattedMessage id={`checkout.pay-by.${service}`} />
        </>
      }
    >
      <div className={styles.half}>
        <TextField
          name="poNumber"
          label={text('po-number')}
          hint={text('po-hint')}
          optional={term === 'advanced'}
          autoComplete="off"
          mono
        />
      </div>
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
