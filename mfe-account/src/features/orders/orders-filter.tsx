import { orderPeriods } from '@gantry/contracts/schemas/order';
import { Button, Field, Select, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSubmit } from 'react-router';
import { urls } from '../../urls.ts';
import styles from './orders.module.css';

/** Period and search. The form asks by address, so it works with scripts off and can be bookmarked. */
export function OrdersFilter({ period, q }: { readonly period: string; readonly q?: string }) {
  const intl = useIntl();
  const submit = useSubmit();
  return (
    <Form role="search" action={urls.orders} className={styles.filter} key={`${period} ${q ?? ''}`}>
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
      <Field label={<FormattedMessage id="account.orders.search" />}>
        {(control) => <TextInput {...control} type="search" name="q" defaultValue={q} maxLength={100} />}
      </Field>
      <Button type="submit">
        <FormattedMessage id="account.orders.find" />
      </Button>
    </Form>
  );
}
