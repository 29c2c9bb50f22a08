import { everyBuyer } from '@gantry/contracts/list-orders';
import type { CompanyBuyers } from '@gantry/contracts/schemas/company-buyer';
import { Field, Select } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubmit } from 'react-router';
import { useMayInCompany } from './use-may-in-company.ts';

export interface BuyerFieldProps {
  /** as the address names them; left out, whoever reads */
  readonly buyer: string | undefined;
  /** to choose from, besides oneself and everybody; known once the company's records are shown */
  readonly buyers?: CompanyBuyers | undefined;
  /** what the list is of; `inquiries` are asked, the rest is ordered */
  readonly kind?: 'orders' | 'inquiries';
  /** without it the reader's own records are no choice */
  readonly hasOwn?: boolean;
}

/** Whose records a list shows, inside its form; nothing for those who read only their own. */
export function BuyerField({ buyer, buyers = [], kind = 'orders', hasOwn = true }: BuyerFieldProps) {
  const intl = useIntl();
  const submit = useSubmit();
  if (!useMayInCompany('read-company-records')) return null;
  const everybody = hasOwn ? everyBuyer : '';
  return (
    <Field label={<FormattedMessage id={`account.${kind}.buyer`} />}>
      {(control) => (
        <Select
          {...control}
          name="buyer"
          defaultValue={buyer ?? ''}
          onChange={(event) => void submit(event.currentTarget.form)}
        >
          {hasOwn ? <option value="">{intl.formatMessage({ id: 'account.buyer.me' })}</option> : null}
          <option value={everybody}>{intl.formatMessage({ id: 'account.buyer.all' })}</option>
          {buyers.map(({ accountNumber, name }) => (
            <option key={accountNumber} value={accountNumber}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
