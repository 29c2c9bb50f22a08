import { withKey } from '@gantry/api-client';
import { line, optionalDollars } from '@gantry/contracts/schemas/common';
import { receiptServices, type UnassignedReceipt } from '@gantry/contracts/schemas/payment';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { usePaymentsRecordUnassignedMutation } from '../../api/payments.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import styles from '../../parts/tax-page.module.css';

/** As it is typed: the amount in dollars, which comes out in cents. */
const schema = v.object({
  amount: v.pipe(
    optionalDollars,
    v.check((amount) => amount !== null && amount > 0, 'is not an amount'),
  ),
  reference: line(80),
  service: v.picklist(receiptServices),
  payer: line(120),
});

/** Records money that came and names no order we know. */
export function RecordUnassigned({ onDone }: { readonly onDone: () => void }) {
  const intl = useIntl();
  const send = useRecord(onDone);
  const text = (id: string) => intl.formatMessage({ id });
  const options = receiptServices.map((value) => ({ value, label: text(`order.pay-by.${value}`) }));
  const plain = { autoComplete: 'off', required: true } as const;
  return (
    <Form
      id="record-unassigned"
      className={styles.section}
      schema={schema}
      initialValues={{ service: 'check' }}
      aria-label={text('admin.unmatched.record')}
      onSubmit={send}
    >
      <h2>
        <FormattedMessage id="admin.unmatched.record" />
      </h2>
      <p>
        <FormattedMessage id="admin.unmatched.record.text" />
      </p>
      <div className={styles.fields}>
        <TextField name="amount" label={text('admin.payments.field.amount')} inputMode="decimal" {...plain} />
        <SelectField name="service" label={text('admin.unmatched.service')} options={options} />
        <TextField name="reference" label={text('admin.payments.field.reference')} {...plain} />
        <TextField name="payer" label={text('admin.unmatched.payer')} {...plain} />
      </div>
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.unmatched.do" />
        </SubmitButton>
      </div>
    </Form>
  );
}

function useRecord(onDone: () => void) {
  const [record] = usePaymentsRecordUnassignedMutation();
  return async (values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = v.parse(schema, values) as UnassignedReceipt;
    const { error } = await record(withKey({ body }, keyFor(body)));
    if (!error) {
      onDone();
      return undefined;
    }
    return refusedAnswer(error, 'admin.unmatched.refusal');
  };
}
