import { Widget } from '@gantry/api-client';
import { requestQuotePath } from '@gantry/contracts/addresses/checkout';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';
import { Button, Checkbox, LinkButton, QuantityField } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import styles from './add-to-cart.module.css';

export interface AddToCartProps {
  product: {
    sku: string;
    name: string;
    availability: Availability;
    minQuantity: number;
    quantityIncrement: number;
  };
  variant: 'row' | 'box';
  /** what the buyer must agree to first */
  acknowledgement?: string;
  onQuantity?: (quantity: number) => void;
}

/**
 * Puts a product in the cart where its availability allows it; a row leads to somebody who can help where it does not.
 * The product page offers help beside it by itself.
 */
export function AddToCart({ product, variant, acknowledgement, onQuantity }: AddToCartProps) {
  const { cart, inquiry } = availabilityRules[product.availability];
  // What is left of a discontinued product is offered on its own page, where the rest is said.
  if (cart === 'no' || (cart === 'remaining' && variant === 'row')) {
    if (!inquiry || variant === 'box') return null;
    return (
      <LinkButton to={requestQuotePath({ sku: product.sku })} size="small">
        <FormattedMessage id="catalog.product.ask" />
      </LinkButton>
    );
  }
  const { sku, name, minQuantity, quantityIncrement } = product;
  return (
    <Widget
      name="add-to-cart"
      props={{ sku, name, minQuantity, quantityIncrement, variant, acknowledgement, onQuantity }}
      fallback={
        <PlainForm
          product={product}
          variant={variant}
          acknowledgement={acknowledgement}
          onQuantity={onQuantity}
        />
      }
    />
  );
}

/** The same as a form that posts to the cart's page, for as long as the cart's own part is not there. */
function PlainForm({ product, variant, acknowledgement, onQuantity }: AddToCartProps) {
  const intl = useIntl();
  return (
    <Form method="post" action={cartPath()} reloadDocument className={styles.form} data-variant={variant}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={product.sku} />
      {acknowledgement ? (
        <Checkbox required className={styles.acknowledgement}>
          {acknowledgement}
        </Checkbox>
      ) : null}
      <QuantityField
        name="quantity"
        label={intl.formatMessage({ id: 'catalog.product.quantity-of' }, { name: product.name })}
        min={product.minQuantity}
        step={product.quantityIncrement}
        size={variant === 'row' ? 'small' : 'medium'}
        onChange={onQuantity}
      />
      <Button
        type="submit"
        variant={variant === 'row' ? 'secondary' : 'primary'}
        size={variant === 'row' ? 'small' : 'medium'}
      >
        <FormattedMessage id={variant === 'row' ? 'catalog.product.add' : 'catalog.product.add-to-cart'} />
      </Button>
    </Form>
  );
}
