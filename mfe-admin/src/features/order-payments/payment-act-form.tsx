import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { maxWriteOff } from '@gantry/domain/write-off';
import { Money } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentFields, paymentFormSchema } from './payment-forms.ts';
import styles from './order-payments.module.css';
import { usePaymentAct, type PaymentAct } from './use-payment-act.ts';

export interface PaymentActFormProps {
  readonly number: string;
  readonly act: PaymentAct;
  /** how it begins, such as the amount that is open */
  readonly begin: Readonly<Record<string, string>>;
  readonly onDone: () => void;
}

/** One act of finance: what it does in words, what it needs, and the button that does it. */
export function PaymentActForm({ number, act, begin, onDone }: PaymentActFormProps) {
  const intl = useIntl();
  const { action } = act;
  const schema = useMemo(() => paymentFormSchema(action), [action]);
  const send = usePaymentAct(number, act, onDone);
  return (
    <Form
      id={`payments-${action}`}
      className={styles.form}
      schema={schema}
      initialValues={begin}
      aria-label={intl.formatMessage({ id: `admin.payments.act.${action}` })}
      onSubmit={(values, attempt) => send(values, attempt)}
    >
      <p className={styles.words}>
        <FormattedMessage
          id={`admin.payments.act.${action}.text`}
          values={{ limit: <Money amount={maxWriteOff} /> }}
        />
      </p>
      <div className={styles.fields}>
        {paymentFields[action].map((name) => (
          <TextField
            key={name}
            name={name}
            label={intl.formatMessage({ id: `admin.payments.field.${name}` })}
            autoComplete="off"
            {...(name === 'amount' ? { inputMode: 'decimal' } : {})}
            {...(name === 'toOrders' ? { optional: true } : { required: true })}
          />
        ))}
      </div>
      <div>
        <SubmitButton>
          <FormattedMessage id={`admin.payments.act.${action}`} />
        </SubmitButton>
      </div>
    </Form>
  );
}
