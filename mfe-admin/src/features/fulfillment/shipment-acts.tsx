import {
  deliverShipmentSchema,
  exceptionKinds,
  reshipSchema,
  shipmentExceptionFormSchema,
} from '@gantry/contracts/schemas/shipment';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { AffectedUnits, firstUnits, hasParts } from './affected-units.tsx';
import { BuyLabels } from './buy-labels.tsx';
import styles from './fulfillment.module.css';
import { PackageFields } from './package-fields.tsx';
import { Relabel } from './relabel-form.tsx';
import { emptyPackage, useServiceOptions } from './ship-values.ts';
import type { ShipmentCardProps } from './shipment-card-props.ts';
import { useShipmentAct, type ShipmentAct } from './use-fulfillment-act.ts';

const schemas: Readonly<Record<ShipmentAct, v.GenericSchema>> = {
  deliver: v.omit(deliverShipmentSchema, ['version']),
  exception: shipmentExceptionFormSchema,
  reship: v.omit(reshipSchema, ['version']),
};

/** What may be noted about a shipment now: that it arrived, that something went wrong, or that it leaves once more. */
export function ShipmentActs({ shipment, fulfillment }: ShipmentCardProps) {
  const intl = useIntl();
  const { status, service } = shipment;
  const services = useServiceOptions(service);
  const text = (key: string) => intl.formatMessage({ id: `admin.fulfillment.${key}` });
  return (
    <>
      {shipment.packages
        .filter(({ labelId }) => labelId !== null && shipment.relabels.includes(labelId))
        .map((one) => (
          <Relabel key={`${one.labelId} ${shipment.version}`} shipment={shipment} one={one} />
        ))}
      {status !== 'delivered' && fulfillment.mayDeliver ? (
        <Act act="deliver" shipment={shipment} first={{ receivedBy: '' }}>
          <TextField name="receivedBy" label={text('received-by')} optional />
        </Act>
      ) : null}
      {fulfillment.mayReport && (status !== 'delivery-exception' || hasParts(shipment)) ? (
        <ReportTrouble key={`exception ${status} ${shipment.lines.length}`} shipment={shipment} />
      ) : null}
      {fulfillment.mayReship && waitsToLeave(shipment, fulfillment) ? (
        <Act act="reship" shipment={shipment} first={{ service, packages: [emptyPackage], buyLabels: false }}>
          <SelectField name="service" label={text('service')} options={services} />
          <PackageFields />
          <BuyLabels />
        </Act>
      ) : null}
    </>
  );
}

/** Something went wrong with it, or with units of it; of a shipment that failed, that only units of it are affected. */
function ReportTrouble({ shipment }: Pick<ShipmentCardProps, 'shipment'>) {
  const intl = useIntl();
  const isFailed = shipment.status === 'delivery-exception';
  const kinds = exceptionKinds.map((value) => ({
    value,
    label: intl.formatMessage({ id: `admin.tracking.${value}` }),
  }));
  return (
    <Act
      act="exception"
      words={isFailed ? 'narrow' : 'exception'}
      shipment={shipment}
      first={{ kind: 'lost', text: '', tracking: '', lines: firstUnits(shipment, !isFailed) }}
    >
      <SelectField
        name="kind"
        label={intl.formatMessage({ id: 'admin.fulfillment.exception-kind' })}
        options={kinds}
      />
      <TextField
        name="text"
        label={intl.formatMessage({ id: 'admin.fulfillment.exception-text' })}
        required
      />
      <AffectedUnits shipment={shipment} />
    </Act>
  );
}

/** Whether goods of it failed that have not left once more. */
const waitsToLeave = (
  { lines }: ShipmentCardProps['shipment'],
  fulfillment: ShipmentCardProps['fulfillment'],
) =>
  lines.some(({ lineId }) =>
    fulfillment.lines.some((line) => line.lineId === lineId && line.status === 'delivery-exception'),
  );

interface ActProps extends Pick<ShipmentCardProps, 'shipment'> {
  readonly act: ShipmentAct;
  /** what it is called, where that is not the name of the act */
  readonly words?: string;
  readonly first: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

function Act({ act, words = act, shipment, first, children }: ActProps) {
  const intl = useIntl();
  const send = useShipmentAct(act, shipment);

  return (
    <Disclosure summary={<FormattedMessage id={`admin.fulfillment.${words}`} />}>
      <Form
        id={`${act}-${shipment.number}`}
        className={styles.form}
        schema={schemas[act]}
        initialValues={first}
        aria-label={intl.formatMessage({ id: `admin.fulfillment.${words}` })}
        onSubmit={(values, attempt) => send(values as object, attempt)}
      >
        {children}
        <div>
          <SubmitButton>
            <FormattedMessage id={`admin.fulfillment.${words}-do`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
