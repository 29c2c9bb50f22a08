import { Widget } from '@gantry/api-client';
import { availabilityRules, type Availability } from '@gantry/contracts/statuses/availability';
import { Button, LinkButton, QuantityField } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { helpPath } from '../urls.ts';
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
}

/** Puts a product in the cart where its availability allows it; otherwise leads to somebody who can help. */
export function AddToCart({ product, variant }: AddToCartProps) {
  const { cart, inquiry } = availabilityRules[product.availability];
  if (cart === 'no' && !inquiry) return null;
  // What is left of a discontinued product is offered on its own page, where the rest is said.
  if (cart === 'no' || (cart === 'remaining' && variant === 'row')) {
    return (
      <LinkButton
        to={helpPath('contact-us')}
        size={variant === 'row' ? 'small' : 'medium'}
        wide={variant === 'box'}
      >
        <FormattedMessage id="catalog.product.ask" />
      </LinkButton>
    );
  }
  const { sku, name, minQuantity, quantityIncrement } = product;
  return (
    <Widget
      name="add-to-cart"
      props={{ sku, name, minQuantity, quantityIncrement, variant }}
      fallback={<PlainForm product={product} variant={variant} />}
    />
  );
}

/** The same as a form that posts to the cart's page, for as long as the cart's own part is not there. */
function PlainForm({ product, variant }: AddToCartProps) {
  const intl = useIntl();
  return (
    <form method="post" action={useHref('/cart')} className={styles.form} data-variant={variant}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={product.sku} />
      <QuantityField
        name="quantity"
        label={intl.formatMessage({ id: 'catalog.product.quantity-of' }, { name: product.name })}
        min={product.minQuantity}
        step={product.quantityIncrement}
        size={variant === 'row' ? 'small' : 'medium'}
      />
      <Button
        type="submit"
        variant={variant === 'row' ? 'secondary' : 'primary'}
        size={variant === 'row' ? 'small' : 'medium'}
      >
        <FormattedMessage id={variant === 'row' ? 'catalog.product.add' : 'catalog.product.add-to-cart'} />
      </Button>
    </form>
  );
}
