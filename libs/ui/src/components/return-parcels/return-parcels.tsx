import type { ReturnParcel } from '@gantry/contracts/schemas/return-parcel';
import { gramsPerPound } from '@gantry/domain/packing';
// By the library's name: remotes take this file into their own chunks, and the parts it is made of from the shell.
import { StatusBadge, type Tone } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColumnTable, type Column } from '../column-table/column-table.tsx';
import { TrackingNumber } from '../tracking-number/tracking-number.tsx';

const tones: Readonly<Record<ReturnParcel['state'], Tone>> = {
  unsent: 'waiting',
  'under-way': 'progress',
  arrived: 'progress',
  trouble: 'bad',
  received: 'good',
};

export interface ReturnParcelsProps<Parcel extends ReturnParcel> {
  readonly parcels: readonly Parcel[];
  /** writes a time out */
  readonly time: (iso: string) => string;
  /** what the page shows of each beside what all readers see; heads are `order.parcel.column.<key>` */
  readonly columns: readonly Column<Parcel>[];
}

type ParcelStateProps = Pick<ReturnParcel, 'state' | 'at'> & Pick<ReturnParcelsProps<ReturnParcel>, 'time'>;

/** The parcels a return comes back in: what each weighs, how it travels, and where it is. Texts: `orderTermMessages` of `i18n`. */
export function ReturnParcels<Parcel extends ReturnParcel>({
  parcels,
  time,
  columns,
}: ReturnParcelsProps<Parcel>) {
  const shared: readonly Column<Parcel>[] = [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: (parcel) => (
        <FormattedMessage id="order.parcel.name" values={{ number: parcels.indexOf(parcel) + 1 }} />
      ),
    },
    { key: 'tracking', cell: (parcel) => <TrackingNumber {...parcel} /> },
    { key: 'service', cell: ({ service }) => <FormattedMessage id={`order.service.${service}`} /> },
    {
      key: 'weight',
      numeric: true,
      cell: ({ weightGrams }) => <Pounds weightGrams={weightGrams} />,
    },
    { key: 'state', cell: (parcel) => <ParcelState {...parcel} time={time} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="order.parcel.parcels" />}
      headId={(key) => `order.parcel.column.${key}`}
      columns={[...shared, ...columns]}
      rows={parcels}
      rowKey={({ labelId }) => labelId}
    />
  );
}

function ParcelState({ state, at, time }: ParcelStateProps) {
  return (
    <>
      <StatusBadge tone={tones[state]}>
        <FormattedMessage id={`order.parcel.state.${state}`} />
      </StatusBadge>
      {at ? ` ${time(at)}` : null}
    </>
  );
}

function Pounds({ weightGrams }: Pick<ReturnParcel, 'weightGrams'>) {
  const intl = useIntl();
  if (weightGrams === null) return '–';
  return `${intl.formatNumber(weightGrams / gramsPerPound, { maximumFractionDigits: 2 })} lb`;
}
