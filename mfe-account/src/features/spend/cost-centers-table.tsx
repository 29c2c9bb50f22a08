import { mySpendPath } from '@gantry/contracts/addresses/account';
import { withQuery } from '@gantry/contracts/addresses/page-address';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ShareTable } from './share-table.tsx';

type Row = CompanySpend['costCenters'][number];

export interface CostCentersTableProps {
  readonly rows: readonly Row[];
  readonly period: Pick<CompanySpend, 'from' | 'to'>;
}

/** What was booked on each cost center, with the way to the figures of it alone; nothing where none was ever named. */
export function CostCentersTable({ rows, period: { from, to } }: CostCentersTableProps) {
  const { count } = useFormats();
  if (rows.length === 0) return null;
  return (
    <ShareTable
      kind="cost-center"
      rows={rows}
      rowKey={({ id }) => id ?? ''}
      name={({ id, name }) =>
        id ? (
          <Link to={withQuery(mySpendPath(), { from, to, costCenter: id })}>{name}</Link>
        ) : (
          <FormattedMessage id="account.spend.no-cost-center" />
        )
      }
      more={[{ key: 'orders', numeric: true, cell: ({ orders }) => count(orders) }]}
    />
  );
}
