import { withKey } from '@gantry/api-client';
import { holidayFormSchema, type TaxRules } from '@gantry/contracts/schemas/tax-admin';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useFormats } from '@gantry/i18n/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationAdminAddHolidayMutation } from '../../api/taxation.endpoints.ts';
import { stateOptions, todayUtc } from '../../parts/state-options.ts';
import { answerOf } from './answer-of.ts';
import { EndRule, RuleSection } from './rule-section.tsx';
import { useSpanColumns } from './use-span-columns.ts';

/** Days on which a state asks no tax on goods. */
export function HolidayRules({ rules }: { readonly rules: TaxRules }) {
  const intl = useIntl();
  const { money } = useFormats();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  const [addHoliday] = useTaxationAdminAddHolidayMutation();
  const [initialValues] = useState(() => ({ state: 'TX', from: todayUtc(), until: '' }));
  const span = useSpanColumns<TaxRules['holidays'][number]>();
  return (
    <RuleSection
      name="holidays"
      rows={rules.holidays}
      columns={[
        { key: 'state', cell: ({ state }) => state },
        { key: 'name', isRowHead: true, cell: ({ name }) => name },
        { key: 'tax-codes-of', cell: ({ taxCodes }) => taxCodes.join(', ') || text('all-goods') },
        {
          key: 'max-price',
          cell: ({ maxPrice = null }) => (maxPrice === null ? text('no-limit') : money(maxPrice)),
        },
        ...span,
        {
          key: 'press',
          cell: ({ id, until, name }) => <EndRule kind="holidays" id={id} until={until} name={name} />,
        },
      ]}
      none={<FormattedMessage id="admin.tax.rules-none" />}
      form={{
        schema: holidayFormSchema,
        initialValues,
        onSubmit: async (form, { keyFor }) =>
          answerOf((await addHoliday(withKey({ body: form }, keyFor(form)))).error),
      }}
    >
      <HolidayFields text={text} />
    </RuleSection>
  );
}

/** What a holiday is entered with. */
function HolidayFields({ text }: { readonly text: (id: string) => string }) {
  return (
    <>
      <SelectField name="state" label={text('state')} options={stateOptions} />
      <TextField name="name" label={text('name')} required />
      <TextField name="taxCodes" label={text('tax-codes-of')} hint={text('tax-codes-of-hint')} optional />
      <TextField
        name="maxPrice"
        label={text('max-price')}
        hint={text('max-price-hint')}
        inputMode="decimal"
        optional
      />
      <TextField name="from" label={text('from')} type="date" required />
      <TextField name="until" label={text('until')} type="date" required />
    </>
  );
}
