import { productPath } from '@gantry/contracts/addresses/catalog';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AskedProduct } from './asked-product.ts';
import styles from './contact-form.module.css';
import { removeButton, type InquiryValues } from './posted-inquiry.ts';

/** The products an inquiry names, each with its quantity; with scripts off the buttons post the form. */
export function ProductLines({ products }: { readonly products: readonly AskedProduct[] }) {
  const { changeValues } = useFormActions();
  const lines = useFormValue<InquiryValues['lines']>('lines') ?? [];
  if (lines.length === 0) return null;
  return (
    <fieldset className={styles.products}>
      <legend>
        <FormattedMessage id="catalog.contact.form.products" />
      </legend>
      <ul>
        {lines.map(({ sku }, place) => (
          <ProductLine
            key={sku}
            sku={sku}
            product={products.find((one) => one.sku === sku)}
            place={place}
            onRemove={() => changeValues({ lines: lines.filter((_, other) => other !== place) })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface ProductLineProps {
  readonly sku: string;
  /** missing where the form knows nothing but its number */
  readonly product: AskedProduct | undefined;
  /** among the lines, from 0 */
  readonly place: number;
  readonly onRemove: () => void;
}

function ProductLine({ sku, product, place, onRemove }: ProductLineProps) {
  const intl = useIntl();
  const name = product?.name ?? sku;
  return (
    <li className={styles.product}>
      <div>
        {product ? <Link to={productPath(product.uri)}>{name}</Link> : name}
        <span className={styles.part}>{product?.partNumber}</span>
      </div>
      <input type="hidden" name={`lines.${place}.sku`} value={sku} />
      <TextField
        name={`lines.${place}.quantity`}
        label={intl.formatMessage({ id: 'catalog.contact.form.quantity-of' }, { name })}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
      />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        name={removeButton}
        value={place}
        formNoValidate
        aria-label={intl.formatMessage({ id: 'catalog.contact.form.remove-name' }, { name })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <FormattedMessage id="catalog.contact.form.remove" />
      </Button>
    </li>
  );
}
