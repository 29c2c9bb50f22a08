import { failureOf } from '@gantry/api-client';
import type { PriceCheck } from '@gantry/contracts/schemas/price-list';
import { recordNumberSchema, wholeNumber } from '@gantry/contracts/schemas/common';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useFormats } from '@gantry/i18n/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useLazyCatalogAdminCheckPriceQuery } from '../../api/price-lists.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import recordStyles from '../../parts/record.module.css';
import styles from './product-record.module.css';

const checkSchema = v.object({ account: recordNumberSchema, quantity: wholeNumber(1) });
const initialValues = { account: '', quantity: '1' };

export interface PriceCheckFormProps {
  readonly sku: string;
  /** heading level */
  readonly level: 2 | 3;
}

/** What one account pays for the product, and every price it may have: for whoever is asked why. */
export function PriceCheckForm({ sku, level }: PriceCheckFormProps) {
  const Heading = `h${level}` as const;
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.product.check.${what}` });
  const [check] = useLazyCatalogAdminCheckPriceQuery();
  const [found, setFound] = useState<PriceCheck>();
  return (
    <section className={recordStyles.actions} aria-labelledby="price-check">
      <Heading id="price-check" className={recordStyles.title}>
        <FormattedMessage id="admin.product.check.title" />
      </Heading>
      <Form
        id="check"
        className={styles.row}
        aria-labelledby="price-check"
        schema={checkSchema}
        initialValues={initialValues}
        isSavedElsewhere
        onSubmit={async ({ account, quantity }) => {
          const query = { account, quantity: String(quantity) };
          const { data, error } = await check({ params: { sku }, query });
          setFound(data);
          return failureOf(error) ? refusedAnswer(error, 'admin.product.refusal') : 'kept';
        }}
      >
        <TextField name="account" label={text('account')} autoComplete="off" mono required />
        <TextField name="quantity" label={text('quantity')} inputMode="numeric" required />
        <SubmitButton>
          <FormattedMessage id="admin.product.check.find" />
        </SubmitButton>
      </Form>
      {found ? <Trace found={found} /> : null}
    </section>
  );
}

/** The prices an account may have, the one that counts first. */
function Trace({ found: { account, trace } }: { readonly found: PriceCheck }) {
  const { money, count } = useFormats();
  return (
    <div role="status" className={styles.change}>
      <p>
        <FormattedMessage
          id="admin.product.check.of"
          values={{ name: account.name, company: account.company ?? '–' }}
        />
      </p>
      <ol>
        {trace.map(({ source, priceList, amount, quantity }, at) => (
          <li key={at}>
            <FormattedMessage
              id={`admin.product.check.${source}`}
              values={{ amount: money(amount), list: priceList, quantity: count(quantity) }}
            />
          </li>
        ))}
      </ol>
      {trace.length === 0 ? <FormattedMessage id="admin.product.none" /> : null}
    </div>
  );
}
