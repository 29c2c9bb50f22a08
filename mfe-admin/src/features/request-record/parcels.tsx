import { labelAddress } from '@gantry/contracts/file-address';
import type { AdminOrderRequest } from '@gantry/contracts/schemas/order-request';
import type { StaffParcel } from '@gantry/contracts/schemas/return-parcel';
import { useFormats } from '@gantry/i18n/formats';
import { Money, VisuallyHidden } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { ReturnParcels } from '@gantry/ui/return-parcels';
import { FormattedMessage } from 'react-intl';
import { LabelForm } from './label-form.tsx';
import { VoidLabelForm } from './void-label-form.tsx';

type Request = Pick<AdminOrderRequest, 'number' | 'parcels' | 'mayLabel'>;

const labelColumn: Column<StaffParcel> = {
  key: 'label',
  cell: ({ labelId, tracking }) => (
    <a href={labelAddress(labelId)} download>
      <FormattedMessage id="admin.fulfillment.label" />
      <VisuallyHidden> {tracking}</VisuallyHidden>
    </a>
  ),
};
const costColumn: Column<StaffParcel> = {
  key: 'cost',
  numeric: true,
  cell: ({ cost }) => (cost === null ? '–' : <Money amount={cost} />),
};

/** The parcels goods come back in, with the label of each to print it for the customer, and what it costs where that may be seen. */
export function Parcels({ request: { parcels } }: { readonly request: Request }) {
  const { time } = useFormats();
  if (parcels.length === 0) return null;
  const seesCost = parcels.some(({ cost }) => cost !== null);
  return (
    <ReturnParcels
      parcels={parcels}
      time={time}
      columns={seesCost ? [labelColumn, costColumn] : [labelColumn]}
    />
  );
}

/** Labels that may be replaced, voided, or sent beside those there are. */
export function LabelActs({ request }: { readonly request: Request }) {
  const { number, parcels, mayLabel } = request;
  return (
    <>
      {mayLabel ? <LabelForm key={`more ${parcels.length}`} request={request} parcel={null} /> : null}
      {parcels
        .filter(({ mayReplace }) => mayReplace)
        .map((parcel) => (
          <LabelForm key={`replace ${parcel.labelId}`} request={request} parcel={parcel} />
        ))}
      {parcels
        .filter(({ mayReplace }) => mayReplace)
        .map((parcel) => (
          <VoidLabelForm key={`void ${parcel.labelId}`} number={number} parcel={parcel} />
        ))}
    </>
  );
}
