import { withKey } from '@gantry/api-client';
import { taxCodeRuleFormSchema, type TaxRules } from '@gantry/contracts/schemas/tax-admin';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationAdminAddTaxCodeMutation } from '../../api/taxation.endpoints.ts';
import { percentOf } from '../../parts/percent.ts';
import { stateOptions, todayUtc } from '../../parts/state-options.ts';
import { answerOf } from './answer-of.ts';
import { EndRule, RuleSection } from './rule-section.tsx';
import { useSpanColumns } from './use-span-columns.ts';

/** How states treat product tax codes. */
export function TaxCodeRules({ rules }: { readonly rules: TaxRules }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  const [addTaxCode] = useTaxationAdminAddTaxCodeMutation();
  const [initialValues] = useState(() => ({
    state: 'WY',
    treatment: 'exempt',
    from: todayUtc(),
    until: '',
  }));
  const span = useSpanColumns<TaxRules['taxCodes'][number]>();
  return (
    <RuleSection
      name="tax-codes"
      rows={rules.taxCodes}
      columns={[
        { key: 'state', cell: ({ state }) => state },
        { key: 'tax-code', isRowHead: true, cell: ({ taxCode }) => taxCode },
        { key: 'treatment', cell: ({ rate }) => (rate ? percentOf(rate) : text('treatment.exempt')) },
        ...span,
        {
          key: 'press',
          cell: ({ id, until, taxCode }) => <EndRule kind="tax-codes" id={id} until={until} name={taxCode} />,
        },
      ]}
      none={<FormattedMessage id="admin.tax.rules-none" />}
      form={{
        schema: taxCodeRuleFormSchema,
        initialValues,
        onSubmit: async (form, { keyFor }) =>
          answerOf((await addTaxCode(withKey({ body: form }, keyFor(form)))).error),
      }}
    >
      <TaxCodeFields />
    </RuleSection>
  );
}

function ReducedRate() {
  const intl = useIntl();
  if (useFormValue('treatment') !== 'reduced') return null;
  const label = intl.formatMessage({ id: 'admin.tax.rate-percent' });
  return <TextField name="percent" label={label} inputMode="decimal" required />;
}

function TaxCodeFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  return (
    <>
      <SelectField name="state" label={text('state')} options={stateOptions} />
      <TextField name="taxCode" label={text('tax-code')} required />
      <SelectField
        name="treatment"
        label={text('treatment')}
        options={(['exempt', 'reduced'] as const).map((value) => ({
          value,
          label: text(`treatment.${value}`),
        }))}
      />
      <ReducedRate />
      <TextField name="from" label={text('from')} type="date" required />
      <TextField name="until" label={text('until')} type="date" optional />
    </>
  );
}
