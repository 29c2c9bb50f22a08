import { minFindLength } from '@gantry/contracts/schemas/find';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { useIntl } from 'react-intl';
import { useCatalogAdminListProductsQuery } from '../../api/products.endpoints.ts';
import { useSettled } from '../../parts/use-settled.ts';
import styles from './promotion-record.module.css';

const listId = 'gift-products';
const suggested = '20';

/** The product that is given, found by name or number, how many of it, and whether shipping counts it. */
export function GiftFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.promotion.${what}` });
  const products = useFoundProducts(useFormValue<string>('giftSku') ?? '');
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="giftSku"
          label={text('gift-sku')}
          hint={text('gift-sku-hint')}
          list={listId}
          autoComplete="off"
          required
        />
        <TextField
          name="giftQuantity"
          label={text('gift-quantity')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <datalist id={listId}>
        {products.map(({ sku, name, brand }) => (
          <option key={sku} value={sku}>
            {[name, brand].filter(Boolean).join(' · ')}
          </option>
        ))}
      </datalist>
      <CheckboxField name="giftShipsFree" label={text('gift-ships-free')} />
    </>
  );
}

/** Products whose name or number holds what is typed. */
function useFoundProducts(typed: string) {
  const search = useSettled(typed.trim());
  const { data } = useCatalogAdminListProductsQuery(
    { query: { search, size: suggested } },
    { skip: search.length < minFindLength },
  );
  return data?.items ?? [];
}
