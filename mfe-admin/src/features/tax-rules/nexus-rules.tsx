import { withKey } from '@gantry/api-client';
import { nexusFormSchema, type TaxRules } from '@gantry/contracts/schemas/tax-admin';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationAdminAddNexusMutation } from '../../api/taxation.endpoints.ts';
import { stateOptions, todayUtc } from '../../parts/state-options.ts';
import { answerOf } from './answer-of.ts';
import { EndRule, RuleSection } from './rule-section.tsx';
import { useSpanColumns } from './use-span-columns.ts';

/** States in which tax is collected. */
export function NexusRules({ rules }: { readonly rules: TaxRules }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  const [addNexus] = useTaxationAdminAddNexusMutation();
  const [initialValues] = useState(() => ({ state: 'WY', from: todayUtc(), until: '' }));
  const span = useSpanColumns<TaxRules['nexus'][number]>();
  return (
    <RuleSection
      name="nexus"
      rows={rules.nexus}
      columns={[
        { key: 'state', isRowHead: true, cell: ({ state }) => state },
        ...span,
        { key: 'registration', cell: ({ registrationNumber }) => registrationNumber ?? '–' },
        {
          key: 'press',
          cell: ({ id, until, state }) => <EndRule kind="nexus" id={id} until={until} name={state} />,
        },
      ]}
      none={<FormattedMessage id="admin.tax.nexus-everywhere" />}
      form={{
        schema: nexusFormSchema,
        initialValues,
        onSubmit: async (form, { keyFor }) =>
          answerOf((await addNexus(withKey({ body: form }, keyFor(form)))).error),
      }}
    >
      <SelectField name="state" label={text('state')} options={stateOptions} />
      <TextField name="from" label={text('from')} type="date" required />
      <TextField name="until" label={text('until')} type="date" optional />
      <TextField name="registrationNumber" label={text('registration')} optional />
    </RuleSection>
  );
}
