import { orderPeriods } from '@gantry/contracts/list-orders';
import { Field, Select, TextInput } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubmit } from 'react-router';
import { FilterForm } from './filter-form.tsx';

export interface ListFilterProps {
  /** address of the list */
  readonly action: string;
  readonly period: string;
  readonly q?: string;
  /** what the search finds, in words */
  readonly searchLabel: string;
  /** more fields, with what they stand at now, which draws the form anew when it changes */
  readonly more?: { readonly key: string; readonly fields: ReactNode };
}

/** Period (specification §3) and search of a list. */
export function ListFilter({ action, period, q, searchLabel, more }: ListFilterProps) {
  const intl = useIntl();
  const submit = useSubmit();
  return (
    <FilterForm action={action} submit="account.orders.find" key={`${period} ${more?.key ?? ''} ${q ?? ''}`}>
      {more?.fields}
      <Field label={<FormattedMessage id="account.orders.period" />}>
        {(control) => (
          <Select
            {...control}
            name="period"
            defaultValue={period}
            onChange={(event) => void submit(event.currentTarget.form)}
          >
            {orderPeriods.map((value) => (
              <option key={value} value={value}>
                {intl.formatMessage({ id: `account.period.${value}` })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={searchLabel}>
        {(control) => <TextInput {...control} type="search" name="q" defaultValue={q} maxLength={100} />}
      </Field>
    </FilterForm>
  );
}
