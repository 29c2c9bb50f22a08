import type { Promotion } from '@gantry/contracts/schemas/promotion-admin';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { useFormActions } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { useFormField } from '@gantry/forms/use-form-field';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProductPicker } from '../../parts/picker/product-picker.tsx';
import styles from './promotion-record.module.css';

interface GiftFieldsProps {
  /** what the promotion gives as it stands */
  readonly gift: Promotion['gift'];
}

/** The product that is given, found by name or number, how many of it, and whether shipping counts it. */
export function GiftFields({ gift }: GiftFieldsProps) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.promotion.${what}` });
  return (
    <>
      <div className={styles.pair}>
        <GiftProduct gift={gift} />
        <TextField
          name="giftQuantity"
          label={text('gift-quantity')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <CheckboxField name="giftShipsFree" label={text('gift-ships-free')} />
    </>
  );
}

const name = 'giftSku';

/** One product: another that is picked takes its place. */
function GiftProduct({ gift }: GiftFieldsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'admin.promotion.gift-sku' });
  const { id, input, error, note } = useFormField({ name, label });
  const { changeValues } = useFormActions();
  const [picked, setPicked] = useState<Pick<NonNullable<Promotion['gift']>, 'sku' | 'name'> | null>(gift);
  const sku: string = input.value;
  const called = picked?.sku === sku ? picked.name : null;
  return (
    <div className={styles.companies}>
      <ProductPicker
        id={id}
        label={label}
        hint={intl.formatMessage({ id: 'admin.promotion.gift-sku-hint' })}
        error={error}
        note={note}
        onPick={(product) => {
          setPicked(product);
          changeValues({ [name]: product.sku });
        }}
      />
      <input type="hidden" name={name} value={sku} />
      {sku ? (
        <ul className={styles.chosen} aria-label={intl.formatMessage({ id: 'admin.product-picker.chosen' })}>
          <li>
            {called ? `${called} (${sku})` : sku}
            <Button size="small" variant="quiet" type="button" onClick={() => changeValues({ [name]: '' })}>
              <FormattedMessage id="admin.product-picker.remove" />
            </Button>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
