import { failureOf } from '@gantry/api-client';
import { optionalDollars, optionalLine } from '@gantry/contracts/schemas/common';
import { calculatorRequestSchema, type CalculatorAnswer } from '@gantry/contracts/schemas/tax-admin';
import { daySchema, stateCodeSchema } from '@gantry/contracts/schemas/taxation';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useTaxationAdminCalculateMutation } from '../../api/tax-files.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import { stateOptions, todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

const { postalCode } = calculatorRequestSchema.entries;
/** A calculation as it is typed: amounts in dollars. */
const valuesSchema = v.object({
  region: stateCodeSchema,
  postalCode,
  city: optionalLine(80),
  amount: v.pipe(optionalDollars, v.number('is not an amount')),
  taxCode: v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/i, 'is not a tax code')),
  second: optionalDollars,
  secondCode: optionalLine(40),
  shipping: optionalDollars,
  handling: optionalDollars,
  day: daySchema,
  accountNumber: optionalLine(40),
});
type Values = v.InferInput<typeof valuesSchema>;

/** Asks the engine about any address, amounts, day and customer. */
export function CalculatorForm({ onAnswer }: { readonly onAnswer: (answer: CalculatorAnswer) => void }) {
  const [calculate] = useTaxationAdminCalculateMutation();
  const [initialValues] = useState(() => ({
    region: 'TX',
    postalCode: '78701',
    amount: '100.00',
    taxCode: 'standard',
    day: todayUtc(),
  }));
  const submit = async (values: Values): Promise<SubmitAnswer> => {
    const { data, error } = await calculate({ body: requestOf(values) });
    if (!data) return { failure: failureOf(error) };
    onAnswer(data);
    return undefined;
  };
  return (
    <section className={recordStyles.actions} aria-labelledby="calculator-form">
      <h2 id="calculator-form" className={recordStyles.title}>
        <FormattedMessage id="admin.calculator.ask" />
      </h2>
      <Form
        id="calculator"
        className={styles.section}
        schema={valuesSchema}
        initialValues={initialValues}
        aria-labelledby="calculator-form"
        onSubmit={submit}
      >
        <CalculatorFields />
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.calculator.calculate" />
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

function CalculatorFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.calculator.${id}` });
  return (
    <div className={styles.fields}>
      <SelectField name="region" label={text('state')} options={stateOptions} />
      <TextField name="postalCode" label={text('zip')} required mono />
      <TextField name="city" label={text('city')} optional />
      <TextField name="day" label={text('day')} type="date" required />
      <TextField name="amount" label={text('amount-dollars')} inputMode="decimal" required />
      <TextField name="taxCode" label={text('tax-code')} required />
      <TextField name="second" label={text('second')} inputMode="decimal" optional />
      <TextField name="secondCode" label={text('second-code')} optional />
      <TextField name="shipping" label={text('shipping')} inputMode="decimal" optional />
      <TextField name="handling" label={text('handling')} inputMode="decimal" optional />
      <TextField name="accountNumber" label={text('account-number')} optional />
    </div>
  );
}

function requestOf(values: Values) {
  const typed = v.parse(valuesSchema, values);
  const { region, city, day, accountNumber } = typed;
  const second =
    typed.second === null ? [] : [{ amount: typed.second, taxCode: typed.secondCode ?? 'standard' }];
  return {
    region,
    postalCode: typed.postalCode,
    city,
    day,
    accountNumber,
    lines: [{ amount: typed.amount, taxCode: typed.taxCode }, ...second],
    shipping: typed.shipping ?? 0,
    handling: typed.handling ?? 0,
  };
}
