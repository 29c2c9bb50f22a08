import { orderPeriods } from '@gantry/contracts/list-orders';
import { Button, Field, Select, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSubmit } from 'react-router';
import styles from './list-filter.module.css';

export interface ListFilterProps {
  /** address of the list */
  readonly action: string;
  readonly period: string;
  readonly q?: string;
  /** what the search finds, in words */
  readonly searchLabel: string;
}

/**
 * Period (specification §3) and search of a list. The form asks by address, so it works with scripts off and can be
 * bookmarked.
 */
export function ListFilter({ action, period, q, searchLabel }: ListFilterProps) {
  const intl = useIntl();
  const submit = useSubmit();
  return (
    <Form role="search" action={action} className={styles.filter} key={`${period} ${q ?? ''}`}>
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
      <Button type="submit">
        <FormattedMessage id="account.orders.find" />
      </Button>
    </Form>
  );
}
