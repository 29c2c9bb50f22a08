import { failureOf, withKey } from '@gantry/api-client';
import { Form } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSalesConfirmShipmentMutation } from '../../api/shipment.endpoints.ts';
import { confirmFormSchema, shipmentRefusal } from './posted-shipment.ts';
import type { ShipmentViewProps } from './shipment-view-props.ts';
import styles from './shipment.module.css';

const nothing = {};

/** The customer says that everything has arrived. Works with scripts off. */
export function ConfirmReceipt({ shipmentKey, posted }: ShipmentViewProps) {
  const [confirm] = useSalesConfirmShipmentMutation();
  const returned = useMemo(() => posted && { problems: posted.answer.problems, labels: {} }, [posted]);
  return (
    <section className={styles.section} aria-labelledby="shipment-confirm">
      <h2 id="shipment-confirm">
        <FormattedMessage id="checkout.shipment.confirm" />
      </h2>
      <p>
        <FormattedMessage id="checkout.shipment.confirm-text" />
      </p>
      <Form
        id="confirm-receipt"
        schema={confirmFormSchema}
        initialValues={nothing}
        posted={returned}
        aria-labelledby="shipment-confirm"
        onSubmit={async (body, { keyFor }) => {
          const { error } = await confirm(withKey({ ...shipmentKey, body }, keyFor(body)));
          return error ? shipmentRefusal('shipment', failureOf(error)) : undefined;
        }}
      >
        <PlainPostKey />
        <input type="hidden" name="form" value="confirm" />
        <div>
          <SubmitButton plain>
            <FormattedMessage id="checkout.shipment.confirm-do" />
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
