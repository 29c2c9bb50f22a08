import { productPath } from '@gantry/contracts/addresses/catalog';
import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

type Line = OrderApproval['lines'][number];

/** What was asked for, at the prices that are held. */
export function ApprovalLines({ lines }: Pick<OrderApproval, 'lines'>) {
  const { count } = useFormats();
  const columns: readonly Column<Line>[] = [
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: ({ name, partNumber, uri, isGift }) => (
        <>
          <Link to={productPath(uri)}>{name}</Link> · {partNumber}
          <GiftMark isGift={isGift} />
        </>
      ),
    },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'price', numeric: true, cell: ({ unitPrice }) => <Money amount={unitPrice} /> },
    { key: 'total', numeric: true, cell: ({ total }) => <Money amount={total} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.approval.lines" />}
      headId={(key) => `account.approval.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}
