import { listingPath } from '@gantry/contracts/addresses/catalog';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ShareBar } from '@gantry/ui/share-bar';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

type Department = CompanySpend['departments'][number];

/** What was ordered of each department of the catalogue. */
export function DepartmentsTable({ departments }: { readonly departments: readonly Department[] }) {
  const most = departments[0]?.amount ?? 0;
  const columns: readonly Column<Department>[] = [
    { key: 'department', isRowHead: true, cell: (department) => <DepartmentName department={department} /> },
    { key: 'share', cell: ({ amount }) => <ShareBar value={amount} most={most} /> },
    {
      key: 'amount',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ amount }) => <Money amount={amount} />,
    },
  ];
  return (
    <section>
      <h2>
        <FormattedMessage id="account.spend.by-department" />
      </h2>
      <ColumnTable
        caption={<FormattedMessage id="account.spend.by-department" />}
        headId={(key) => `account.spend.column.${key}`}
        columns={columns}
        rows={departments}
        rowKey={({ path }) => path ?? ''}
      />
    </section>
  );
}

/** Products that have left the catalogue stand in no department any more. */
const DepartmentName = ({ department: { path, name } }: { readonly department: Department }) =>
  path ? <Link to={listingPath(path)}>{name}</Link> : <FormattedMessage id="account.spend.no-department" />;
