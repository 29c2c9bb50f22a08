import { relabelFormSchema, type AdminShipment, type RelabelForm } from '@gantry/contracts/schemas/shipment';
import { typedMeasures } from '@gantry/domain/packing';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LabelAct } from '../../parts/label-act.tsx';
import { MeasureFields } from '../../parts/measure-fields.tsx';
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
  return (
    <LabelAct
      id={`relabel-${one.labelId}`}
      name={intl.formatMessage({ id: 'admin.fulfillment.relabel' }, { tracking: one.tracking })}
      hint={intl.formatMessage({ id: 'admin.fulfillment.relabel-hint' })}
      action={intl.formatMessage({ id: 'admin.fulfillment.relabel-do' })}
      schema={relabelFormSchema}
      initialValues={initialValues}
      onSubmit={(values, attempt) => sendForm(values as RelabelForm, attempt)}
    >
      <MeasureFields />
    </LabelAct>
  );
}

const firstValues = ({ labelId, ...one }: RelabelProps['one']): RelabelForm => ({
  labelId: labelId ?? '',
  ...typedMeasures(one),
  reason: '',
});
