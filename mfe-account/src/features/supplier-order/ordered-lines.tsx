import type { SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { usePackText, useQuantityText } from '@gantry/i18n/quantity-text';
import { DataList, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressLines } from '../../parts/address-lines.tsx';

type Line = SupplierOrder['lines'][number];

/** What is ordered at which price and, once that is agreed, when it leaves. */
export function OrderedLines({ order }: { readonly order: SupplierOrder }) {
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.supplier-order.lines" />}
      headId={(key) => `account.supplier-order.column.${key}`}
      columns={useColumns(order)}
      rows={order.lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

function useColumns({ lines }: SupplierOrder): readonly Column<Line>[] {
  const quantityText = useQuantityText();
  const packText = usePackText();
  const { day } = useFormats();
  const leaves: Column<Line> = {
    key: 'leaves',
    tight: true,
    cell: ({ promisedOn }) => (promisedOn ? day(promisedOn) : '–'),
  };
  return [
    { key: 'line', numeric: true, cell: ({ lineNumber }) => lineNumber },
    {
      key: 'item',
      isRowHead: true,
      roomy: true,
      cell: ({ name, partNumber, packSize, unitOfMeasure }) =>
        [name, partNumber, packText(packSize, unitOfMeasure)].filter(Boolean).join(' · '),
    },
    {
      key: 'quantity',
      numeric: true,
      cell: ({ quantity, unitOfMeasure }) => quantityText(quantity, unitOfMeasure),
    },
    { key: 'price', numeric: true, cell: ({ unitCost }) => <Money amount={unitCost} /> },
    {
      key: 'amount',
      numeric: true,
      cell: ({ quantity, unitCost }) => <Money amount={quantity * unitCost} />,
    },
    ...(lines.some(({ promisedOn }) => promisedOn) ? [leaves] : []),
  ];
}

/** On what terms, and where the goods go. */
export function OrderedFacts({ order }: { readonly order: SupplierOrder }) {
  const intl = useIntl();
  const { day } = useFormats();
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`account.supplier-order.${key}`} />,
    value,
  });
  const text = (what: string) => intl.formatMessage({ id: `account.supplier-order.${what}` });
  return (
    <DataList
      items={[
        fact('total', <Money amount={order.total} />),
        ...(order.neededBy ? [fact('needed-by', day(order.neededBy))] : []),
        fact('term', intl.formatMessage({ id: `order.term.${order.paymentTerm}` })),
        fact('forwarder', text(`forwarder.${order.forwarder}`)),
        fact('certificate', text(`certificate.${order.certificateOfOrigin}`)),
        fact('ship-to', <AddressLines address={order.shipTo} />),
        ...(order.note ? [fact('note', order.note)] : []),
      ]}
    />
  );
}
