import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage } from 'react-intl';
import { CustomerStatus } from '../../parts/customer-status.tsx';

type Line = OrderRequest['lines'][number];

/** What was asked for, with where each item stands. */
export function RequestLines({ lines }: Pick<OrderRequest, 'lines'>) {
  const { count } = useFormats();
  const columns: readonly Column<Line>[] = [
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: ({ name, partNumber, isGift }) => (
        <>
          {`${name} · ${partNumber}`}
          <GiftMark isGift={isGift} />
        </>
      ),
    },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'status', cell: ({ status }) => <CustomerStatus status={status} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.request.lines" />}
      headId={(key) => `account.request.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}
