import { myApprovalPath, myApprovalsPath } from '@gantry/contracts/addresses/account';
import type { ApprovalSummary } from '@gantry/contracts/schemas/order-approval';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, Money, PageHeader } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesListApprovalsQuery } from '../../api/approvals.endpoints.ts';
import { ApprovalStatus } from '../../parts/approval-status.tsx';
import { listQuery } from '../../parts/list-query.ts';

export { loader } from './approvals.loader.ts';

/** Orders that were asked for inside the company: what waits comes first. */
export default function ApprovalsPage() {
  const [address] = useSearchParams();
  const { page, size } = listQuery(address);
  const { data: list } = useSalesListApprovalsQuery({ query: { page, size } });
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.approvals.heading" />}
        aside={<FormattedMessage id="account.approvals.to-decide" values={{ count: list.toDecide }} />}
      />
      {list.items.length > 0 ? (
        <ApprovalsTable approvals={list.items} />
      ) : (
        <EmptyState title={<FormattedMessage id="account.approvals.empty" />}>
          <FormattedMessage id="account.approvals.empty-hint" />
        </EmptyState>
      )}
      <ListPages texts="account.pages" path={myApprovalsPath()} list={list} />
    </>
  );
}

function ApprovalsTable({ approvals }: { readonly approvals: readonly ApprovalSummary[] }) {
  const { day } = useFormats();
  const columns: readonly Column<ApprovalSummary>[] = [
    {
      key: 'number',
      isRowHead: true,
      cell: ({ number }) => <Link to={myApprovalPath(number)}>{number.toUpperCase()}</Link>,
    },
    {
      key: 'asked-by',
      cell: ({ askedBy, isYours }) => (isYours ? <FormattedMessage id="account.approvals.you" /> : askedBy),
    },
    { key: 'status', cell: ({ status }) => <ApprovalStatus status={status} /> },
    { key: 'total', numeric: true, cell: ({ grandTotal }) => <Money amount={grandTotal} /> },
    { key: 'asked', cell: ({ askedAt }) => day(askedAt) },
    { key: 'expires', cell: ({ expiresAt, status }) => (status === 'waiting' ? day(expiresAt) : '–') },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.approvals.heading" />}
      headId={(key) => `account.approvals.column.${key}`}
      columns={columns}
      rows={approvals}
      rowKey={({ number }) => number}
    />
  );
}
