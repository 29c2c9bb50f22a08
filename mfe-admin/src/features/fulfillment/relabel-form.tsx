import { relabelFormSchema, type AdminShipment, type RelabelForm } from '@gantry/contracts/schemas/shipment';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MeasureFields } from '../../parts/measure-fields.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './fulfillment.module.css';
import { typedMeasures } from './ship-values.ts';
import { useRelabel } from './use-fulfillment-act.ts';

interface RelabelProps {
  readonly shipment: AdminShipment;
  readonly one: AdminShipment['packages'][number];
}

/** Gives the label of a package back and buys another, by what the package measures now. */
export function Relabel({ shipment, one }: RelabelProps) {
  const intl = useIntl();
  const sendForm = useRelabel(shipment);
  const initialValues = useMemo(() => firstValues(one), [one]);
  const name = intl.formatMessage({ id: 'admin.fulfillment.relabel' }, { tracking: one.tracking });
  return (
    <Disclosure summary={name}>
      <Form
        id={`relabel-${one.labelId}`}
        className={styles.form}
        schema={relabelFormSchema}
        initialValues={initialValues}
        aria-label={name}
        onSubmit={(values, attempt) => sendForm(values as RelabelForm, attempt)}
      >
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.fulfillment.relabel-hint" />
        </p>
        <div className={styles.measures}>
          <MeasureFields />
        </div>
        <TextField
          name="reason"
          label={intl.formatMessage({ id: 'admin.fulfillment.relabel-reason' })}
          required
        />
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.fulfillment.relabel-do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

const firstValues = ({ labelId, ...one }: RelabelProps['one']): RelabelForm => ({
  labelId: labelId ?? '',
  ...typedMeasures(one),
  reason: '',
});
