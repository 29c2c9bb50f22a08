import type { StaffParcel } from '@gantry/contracts/schemas/return-parcel';
import { CheckboxesField } from '@gantry/forms/checkboxes-field';
import { useIntl } from 'react-intl';

/** Which of several parcels have come; the only one that is awaited needs not be named. */
export function ReceivedParcels({ parcels }: { readonly parcels: readonly StaffParcel[] }) {
  const intl = useIntl();
  const awaited = parcels.filter(({ state }) => state !== 'received');
  if (awaited.length < 2) return null;
  return (
    <CheckboxesField
      name="parcels"
      label={intl.formatMessage({ id: 'admin.request.received-parcels' })}
      hint={intl.formatMessage({ id: 'admin.request.received-parcels-hint' })}
      options={awaited.map((parcel) => ({
        value: parcel.labelId,
        label: intl.formatMessage(
          { id: 'admin.request.received-parcel' },
          { number: parcels.indexOf(parcel) + 1, tracking: parcel.tracking },
        ),
      }))}
    />
  );
}
