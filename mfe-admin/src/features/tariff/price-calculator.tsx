import { failureOf } from '@gantry/api-client';
import { optionalDollars, optionalLine } from '@gantry/contracts/schemas/common';
import { freightClasses } from '@gantry/contracts/schemas/freight-class';
import { isRetired } from '@gantry/contracts/schemas/shipping';
import type { ShippingCalculatorAnswer } from '@gantry/contracts/schemas/tariff-admin';
import { daySchema } from '@gantry/contracts/schemas/taxation';
import { gramsPerPound, mmPerInch } from '@gantry/domain/packing';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { EmptyState, StatusBadge } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useShippingAdminCalculateMutation } from '../../api/tariff.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import { stateOptions, todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';
import { ExplainedPrice } from './explained-price.tsx';

const measure = v.pipe(v.string(), v.trim(), v.regex(/^(\d{1,5}(\.\d{1,2})?)?$/, 'is not a number'));
const hazmats = ['none', 'limited', 'full'] as const;
/** A shipment as it is typed: pounds, inches and dollars. */
const valuesSchema = v.object({
  country: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'is not a country code')),
  region: v.optional(v.string(), ''),
  postalCode: optionalLine(16),
  city: optionalLine(80),
  day: daySchema,
  subtotal: optionalDollars,
  quantity: v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,4}$/, 'is not a number')),
  pounds: measure,
  length: measure,
  width: measure,
  height: measure,
  freightClass: v.optional(v.union([v.literal(''), v.picklist(freightClasses)]), ''),
  hazmat: v.picklist(hazmats),
  residential: v.optional(v.boolean(), false),
  liftgate: v.optional(v.boolean(), false),
  limitedAccess: v.optional(v.boolean(), false),
  poBox: v.optional(v.boolean(), false),
});
type Values = v.InferInput<typeof valuesSchema>;

/** What the form begins with. */
const firstValues = () => ({
  country: 'US',
  region: 'NY',
  postalCode: '10001',
  day: todayUtc(),
  subtotal: '100.00',
  quantity: '1',
  pounds: '5',
  length: '10',
  width: '8',
  height: '6',
  freightClass: '' as const,
  hazmat: 'none' as const,
});

/** Asks the engine about any shipment on any day, and explains what every service asks. */
export function PriceCalculator() {
  const [calculate] = useShippingAdminCalculateMutation();
  const [answer, setAnswer] = useState<ShippingCalculatorAnswer>();
  const [initialValues] = useState(firstValues);
  const submit = async (values: Values): Promise<SubmitAnswer> => {
    const { data, error } = await calculate({ body: requestOf(values) });
    if (!data) return { failure: failureOf(error) };
    setAnswer(data);
    return undefined;
  };
  return (
    <>
      <section className={recordStyles.actions} aria-labelledby="price-calculator">
        <h2 id="price-calculator" className={recordStyles.title}>
          <FormattedMessage id="admin.tariff.calculator" />
        </h2>
        <Form
          id="price-calculator-form"
          className={styles.section}
          schema={valuesSchema}
          initialValues={initialValues}
          aria-labelledby="price-calculator"
          onSubmit={submit}
        >
          <CalculatorFields />
          <div>
            <SubmitButton>
              <FormattedMessage id="admin.tariff.calculate" />
            </SubmitButton>
          </div>
        </Form>
      </section>
      {answer ? <Answer answer={answer} /> : null}
    </>
  );
}

function Answer({ answer: { records, offered } }: { readonly answer: ShippingCalculatorAnswer }) {
  if (records.length === 0)
    return (
      <div role="status">
        <EmptyState title={<FormattedMessage id="admin.tariff.nothing-goes" />} />
      </div>
    );
  return (
    <div role="status" className={styles.section}>
      {records.map((record) => (
        <div key={record.service} className={styles.section}>
          {offered.includes(record.service) ? (
            <StatusBadge tone="good">
              <FormattedMessage id="admin.tariff.offered" />
            </StatusBadge>
          ) : null}
          {isRetired(record.service) ? (
            <StatusBadge tone="neutral">
              <FormattedMessage id="admin.tariff.retired" />
            </StatusBadge>
          ) : null}
          <ExplainedPrice record={record} />
        </div>
      ))}
    </div>
  );
}

function CalculatorFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tariff.ask.${id}` });
  const none = { value: '', label: '–' };
  return (
    <>
      <div className={styles.fields}>
        <TextField name="country" label={text('country')} required mono />
        <SelectField name="region" label={text('region')} options={[none, ...stateOptions]} />
        <TextField name="postalCode" label={text('zip')} mono />
        <TextField name="city" label={text('city')} optional />
        <TextField name="day" label={text('day')} type="date" required />
        <TextField name="subtotal" label={text('subtotal')} inputMode="decimal" />
        <TextField name="quantity" label={text('quantity')} inputMode="numeric" required />
        <TextField name="pounds" label={text('pounds')} inputMode="decimal" />
        <TextField name="length" label={text('length')} inputMode="decimal" />
        <TextField name="width" label={text('width')} inputMode="decimal" />
        <TextField name="height" label={text('height')} inputMode="decimal" />
        <SelectField
          name="freightClass"
          label={text('freight-class')}
          options={[none, ...freightClasses.map((value) => ({ value, label: value }))]}
        />
        <SelectField
          name="hazmat"
          label={text('hazmat')}
          options={hazmats.map((value) => ({ value, label: text(`hazmat.${value}`) }))}
        />
      </div>
      <div className={styles.buttons}>
        {(['residential', 'liftgate', 'limitedAccess', 'poBox'] as const).map((flag) => (
          <CheckboxField key={flag} name={flag} label={text(flag)} />
        ))}
      </div>
    </>
  );
}

function requestOf(values: Values) {
  const typed = v.parse(valuesSchema, values);
  const { country, region, city, day, residential, liftgate, limitedAccess, poBox } = typed;
  const mmOf = (inches: string) => (inches === '' ? null : Math.round(Number(inches) * mmPerInch));
  const goods = {
    quantity: Number(typed.quantity),
    weightGrams: Math.round(Number(typed.pounds) * gramsPerPound),
    lengthMm: mmOf(typed.length),
    widthMm: mmOf(typed.width),
    heightMm: mmOf(typed.height),
    freightClass: typed.freightClass || null,
    hazmat: typed.hazmat,
  };
  const place = { country, region: region || null, postalCode: typed.postalCode ?? '', city };
  const flags = { residential, liftgate, limitedAccess, poBox };
  return { ...place, ...flags, day, subtotal: typed.subtotal ?? 0, goods: [goods] };
}
