import type { DeliveryQuestion } from '@gantry/contracts/schemas/shipping';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './purchase.module.css';

/** What carriers want to know of the address; only what changes the price of something that is offered. */
export function DeliveryQuestions({ asks }: { readonly asks: readonly DeliveryQuestion[] }) {
  const intl = useIntl();
  if (asks.length === 0) return null;
  return (
    <fieldset className={styles.questions}>
      <legend>
        <FormattedMessage id="checkout.delivery.heading" />
      </legend>
      {asks.map((flag) => (
        <CheckboxField
          key={flag}
          name={`shipTo.${flag}`}
          label={intl.formatMessage({ id: `checkout.delivery.${flag}` })}
          hint={intl.formatMessage({ id: `checkout.delivery.${flag}-hint` })}
        />
      ))}
    </fieldset>
  );
}
