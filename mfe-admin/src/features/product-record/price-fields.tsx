import { priceVisibilities } from '@gantry/contracts/schemas/feed';
import { centsIn } from '@gantry/contracts/schemas/common';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../parts/field-group.tsx';
import { MarginText } from '../../parts/margin-text.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './product-record.module.css';
import { Rows } from './rows.tsx';

const useText = () => {
  const intl = useIntl();
  return (what: string) => intl.formatMessage({ id: `admin.product.${what}` });
};

/** What the product costs whom and when, and what it costs us. */
export function PriceFields() {
  const text = useText();
  const amount = (name: string, label: string) => (
    <TextField name={name} label={text(label)} inputMode="decimal" autoComplete="off" optional />
  );
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.prices" />
      </legend>
      <div className={styles.fields}>
        {amount('listPrice', 'field.listPrice')}
        {amount('cost', 'field.cost')}
        <TypedMargin />
      </div>
      <div className={styles.fields}>
        {amount('sale.amount', 'sale-amount')}
        <TextField name="sale.from" type="date" label={text('sale-from')} optional />
        <TextField name="sale.until" type="date" label={text('sale-until')} optional />
      </div>
      <PackagePrices />
      <ExclusivePrices />
    </FieldGroup>
  );
}

/** Lower prices from a quantity on. */
function PackagePrices() {
  const text = useText();
  return (
    <Rows name="packagePrices" none={{ quantity: '', amount: '', from: '', until: '' }} max={20}>
      {(at) => (
        <>
          <TextField
            name={`packagePrices.${at}.quantity`}
            label={text('quantity-from')}
            inputMode="numeric"
            required
          />
          <TextField name={`packagePrices.${at}.amount`} label={text('price')} inputMode="decimal" required />
          <TextField name={`packagePrices.${at}.from`} type="date" label={text('valid-from')} optional />
          <TextField name={`packagePrices.${at}.until`} type="date" label={text('valid-until')} optional />
        </>
      )}
    </Rows>
  );
}

/** Prices for some buyers, and where they may appear. */
function ExclusivePrices() {
  const text = useText();
  return (
    <Rows name="exclusivePrices" none={{ amount: '', visibility: 'cart-only' }} max={5}>
      {(at) => (
        <>
          <TextField
            name={`exclusivePrices.${at}.amount`}
            label={text('price')}
            inputMode="decimal"
            required
          />
          <SelectField
            name={`exclusivePrices.${at}.visibility`}
            label={text('visible-to')}
            options={priceVisibilities.map((value) => ({ value, label: text(`visibility.${value}`) }))}
          />
        </>
      )}
    </Rows>
  );
}

/** The margin of the prices as they are typed. */
function TypedMargin() {
  const list = centsIn(useFormValue('listPrice')?.trim() ?? '');
  const sale = centsIn(useFormValue('sale.amount')?.trim() ?? '');
  const cost = centsIn(useFormValue('cost')?.trim() ?? '');
  if (cost === null) return null;
  return (
    <p className={recordStyles.soft}>
      <FormattedMessage
        id="admin.product.margin"
        values={{
          list: <MarginText price={list} cost={cost} />,
          sale: <MarginText price={sale} cost={cost} />,
        }}
      />
    </p>
  );
}
