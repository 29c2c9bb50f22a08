import { withKey } from '@gantry/api-client';
import { taxabilityFormSchema, type TaxRules } from '@gantry/contracts/schemas/tax-admin';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationAdminSetTaxabilityMutation } from '../../api/taxation.endpoints.ts';
import { stateOptions, todayUtc } from '../../parts/state-options.ts';
import { answerOf } from './answer-of.ts';
import { RuleSection } from './rule-section.tsx';
import { useSpanColumns } from './use-span-columns.ts';

/** What of shipping and handling each state taxes; those that hold now or later. */
export function TaxabilityRules({ rules }: { readonly rules: TaxRules }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  const [setTaxability] = useTaxationAdminSetTaxabilityMutation();
  const [initialValues] = useState(() => ({
    state: 'WY',
    appliesTo: 'shipping',
    isTaxable: 'yes',
    from: todayUtc(),
  }));
  const span = useSpanColumns<TaxRules['taxability'][number]>();
  const today = todayUtc();
  return (
    <RuleSection
      name="taxability"
      rows={rules.taxability.filter(({ until }) => until === null || until > today)}
      columns={[
        { key: 'state', isRowHead: true, cell: ({ state }) => state },
        { key: 'applies-to', cell: ({ appliesTo }) => text(`of-${appliesTo}`) },
        { key: 'taxable', cell: ({ isTaxable }) => text(isTaxable ? 'yes' : 'no') },
        ...span,
      ]}
      none={<FormattedMessage id="admin.tax.rules-none" />}
      form={{
        schema: taxabilityFormSchema,
        initialValues,
        onSubmit: async (form, { keyFor }) =>
          answerOf((await setTaxability(withKey({ body: form }, keyFor(form)))).error),
      }}
    >
      <TaxabilityFields />
    </RuleSection>
  );
}

function TaxabilityFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  return (
    <>
      <SelectField name="state" label={text('state')} options={stateOptions} />
      <SelectField
        name="appliesTo"
        label={text('applies-to')}
        options={(['shipping', 'handling'] as const).map((value) => ({ value, label: text(`of-${value}`) }))}
      />
      <SelectField
        name="isTaxable"
        label={text('taxable')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: text(value) }))}
      />
      <TextField name="from" label={text('from')} type="date" required />
    </>
  );
}
