import { withKey } from '@gantry/api-client';
import { line } from '@gantry/contracts/schemas/common';
import type { ListedTariffRow } from '@gantry/contracts/schemas/tariff-admin';
import { daySchema } from '@gantry/contracts/schemas/taxation';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useShippingAdminEndTariffRowMutation } from '../../api/tariff.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

const formSchema = v.object({ on: daySchema, reason: line(200) });

/** Ends a row without another in its place. */
export function EndRow({ row }: { readonly row: ListedTariffRow }) {
  const intl = useIntl();
  const submit = useEndRow(row);
  const [initialValues] = useState(() => ({ on: todayUtc() }));
  return (
    <section className={recordStyles.actions} aria-labelledby="end-row">
      <h2 id="end-row" className={recordStyles.title}>
        <FormattedMessage id="admin.tariff.end-row" />
      </h2>
      <Form
        id="tariff-end"
        className={styles.section}
        schema={formSchema}
        initialValues={initialValues}
        aria-labelledby="end-row"
        onSubmit={submit}
      >
        <div className={styles.fields}>
          <TextField
            name="on"
            label={intl.formatMessage({ id: 'admin.tariff.first-day-after' })}
            type="date"
            required
          />
          <TextField name="reason" label={intl.formatMessage({ id: 'admin.tax.reason' })} required />
        </div>
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.tariff.end" />
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

function useEndRow({ id, kind }: ListedTariffRow) {
  const [endRow] = useShippingAdminEndTariffRowMutation();
  return async (form: v.InferInput<typeof formSchema>, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const request = { params: { id }, body: { kind, ...form } };
    const { error } = await endRow(withKey(request, keyFor(request)));
    return error ? refusedAnswer(error, 'admin.tax.refusal') : undefined;
  };
}
