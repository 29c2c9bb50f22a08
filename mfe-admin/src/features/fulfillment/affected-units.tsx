import type { AdminShipment } from '@gantry/contracts/schemas/shipment';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import styles from './fulfillment.module.css';

/** Units of a shipment that have not failed by themselves. */
const goingLines = ({ lines }: AdminShipment): AdminShipment['lines'] =>
  lines.filter(({ failedAs }) => failedAs === null);

/** Whether a part of it can fail while the rest goes on. */
export const hasParts = (shipment: AdminShipment): boolean =>
  goingLines(shipment).reduce((sum, { quantity }) => sum + quantity, 0) > 1;

/** The units as the form names them at first: all of each, or none. */
export const firstUnits = (shipment: AdminShipment, isAll: boolean) =>
  hasParts(shipment)
    ? goingLines(shipment).map(({ lineId, quantity }) => ({
        lineId,
        quantity: isAll ? String(quantity) : '0',
      }))
    : [];

/** Which units of a shipment something happened to, and in which of its packages they were. */
export function AffectedUnits({ shipment }: { readonly shipment: AdminShipment }) {
  const intl = useIntl();
  if (!hasParts(shipment)) return null;
  const trackings = shipment.packages.flatMap(({ tracking, failedAs }) =>
    tracking && !failedAs ? [tracking] : [],
  );
  return (
    <>
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.fulfillment.affected-hint" />
      </p>
      <div className={styles.measures}>
        {goingLines(shipment).map(({ lineId, lineNumber, quantity }, place) => (
          <TextField
            key={lineId}
            name={`lines.${place}.quantity`}
            label={intl.formatMessage(
              { id: 'admin.fulfillment.affected' },
              { line: lineNumber, count: quantity },
            )}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      {trackings.length > 1 ? (
        <SelectField
          name="tracking"
          label={intl.formatMessage({ id: 'admin.fulfillment.affected-package' })}
          options={[
            { value: '', label: intl.formatMessage({ id: 'admin.fulfillment.affected-none' }) },
            ...trackings.map((value) => ({ value, label: value })),
          ]}
        />
      ) : null}
    </>
  );
}
