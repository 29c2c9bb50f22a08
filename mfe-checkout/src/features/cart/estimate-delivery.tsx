import { cartPath } from '@gantry/contracts/addresses/checkout';
import { ZipForm } from '@gantry/forms/zip-form';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { cartZipParameter } from './cart-zip.ts';
import styles from './cart.module.css';
import type { CartDelivery } from './use-cart-delivery.ts';

/** Asks for the ZIP code that lines say their days of arrival for, and says how they are sent. */
export function EstimateDelivery({ delivery }: { readonly delivery: CartDelivery }) {
  const { known, zip, service, refusal, ask } = delivery;
  const action = useHref(cartPath());
  return (
    <div className={styles.facts}>
      <ZipForm
        action={action}
        name={cartZipParameter}
        known={known}
        asked={zip}
        refusal={refusal}
        onAsk={ask}
      />
      <p role="status">
        {service ? (
          <FormattedMessage
            id="checkout.cart.delivery"
            values={{ service: <FormattedMessage id={`order.service.${service}`} /> }}
          />
        ) : service === null ? (
          <FormattedMessage id="checkout.cart.no-delivery" />
        ) : null}
      </p>
    </div>
  );
}
