import { withKey } from '@gantry/api-client';
import { newRateSchema, type NewRate } from '@gantry/contracts/schemas/tax-admin';
import { taxLevels } from '@gantry/contracts/schemas/taxation';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationAdminAddRateMutation } from '../../api/taxation.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import recordStyles from '../../parts/record.module.css';
import { stateOptions, todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

/** A rate from a day on. What holds until then ends there and stays in the books. */
export function AddRate() {
  const intl = useIntl();
  const { saveRate, isSaved } = useSaveRate();
  const [initialValues] = useState(() => ({ level: 'county', state: 'WY', from: todayUtc() }));
  return (
    <section className={recordStyles.actions} aria-labelledby="add-rate">
      <h2 id="add-rate" className={recordStyles.title}>
        <FormattedMessage id="admin.tax.add-rate" />
      </h2>
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.tax.add-rate-hint" />
      </p>
      <Form
        id="rate"
        className={styles.section}
        schema={newRateSchema}
        initialValues={initialValues}
        aria-labelledby="add-rate"
        onSubmit={saveRate}
        startsOver
      >
        <RateFields />
        <div>
          <SubmitButton>{intl.formatMessage({ id: 'admin.tax.save' })}</SubmitButton>
        </div>
        {isSaved ? (
          <OutcomeAlert kind="done">
            <FormattedMessage id="admin.tax.saved" />
          </OutcomeAlert>
        ) : null}
      </Form>
    </section>
  );
}

function useSaveRate() {
  const [addRate] = useTaxationAdminAddRateMutation();
  const [isSaved, setSaved] = useState(false);
  const saveRate = async (form: NewRate, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { error } = await addRate(withKey({ body: form }, keyFor(form)));
    setSaved(!error);
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.tax.refusal');
  };
  return { saveRate, isSaved };
}

function RateFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  const level = useFormValue('level');
  return (
    <div className={styles.fields}>
      <SelectField name="state" label={text('state')} options={stateOptions} />
      <SelectField
        name="level"
        label={text('level')}
        options={taxLevels.map((value) => ({ value, label: text(`level.${value}`) }))}
      />
      {level === 'state' ? null : <TextField name="name" label={text('place')} required />}
      {level === 'city' ? <TextField name="county" label={text('level.county')} optional /> : null}
      <TextField name="percent" label={text('rate-percent')} inputMode="decimal" required />
      <TextField name="from" label={text('from')} type="date" required />
      <TextField name="reason" label={text('reason')} required />
    </div>
  );
}
