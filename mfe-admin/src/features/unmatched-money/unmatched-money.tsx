import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { UnmatchedRow } from '@gantry/contracts/schemas/payment';
import { useFormats } from '@gantry/i18n/formats';
import { Disclosure, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePaymentsListUnmatchedQuery } from '../../api/payments.endpoints.ts';

/** Money of all orders that waits for finance, folded away above the list; nothing where none waits. */
export function UnmatchedMoney() {
  const { data = [] } = usePaymentsListUnmatchedQuery();
  const { time } = useFormats();
  if (data.length === 0) return null;
  const columns: readonly Column<UnmatchedRow>[] = [
    {
      key: 'order',
      isRowHead: true,
      cell: ({ orderNumber }) => <Link to={adminOrderPath(orderNumber)}>{orderNumber.toUpperCase()}</Link>,
    },
    { key: 'kind', cell: ({ kind }) => <FormattedMessage id={`admin.unmatched.kind.${kind}`} /> },
    { key: 'customer', roomy: true, cell: ({ customer }) => customer ?? '–' },
    { key: 'reference', cell: ({ reference }) => reference ?? '–' },
    {
      key: 'amount',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    { key: 'since', tight: true, cell: ({ since }) => time(since) },
  ];
  return (
    <Disclosure summary={<FormattedMessage id="admin.unmatched.title" values={{ count: data.length }} />}>
      <ColumnTable
        caption={<FormattedMessage id="admin.unmatched.title" values={{ count: data.length }} />}
        headId={(key) => `admin.unmatched.${key}`}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
      />
    </Disclosure>
  );
}
