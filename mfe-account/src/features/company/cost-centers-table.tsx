import type { CostCenter } from '@gantry/contracts/schemas/cost-center';
import { Badge, Button } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { BudgetText } from '../../parts/budget-text.tsx';

interface CostCentersTableProps {
  readonly costCenters: readonly CostCenter[];
  /** null where the reader changes none of them, who is told no budgets either */
  readonly edit: ((id: string) => void) | null;
}

/** The cost centers of the company by code. */
export function CostCentersTable({ costCenters, edit }: CostCentersTableProps) {
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.cost-centers" />}
      headId={(key) => `account.cost-centers.column.${key}`}
      columns={useColumns(edit)}
      rows={costCenters}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(edit: CostCentersTableProps['edit']): readonly Column<CostCenter>[] {
  const intl = useIntl();
  const shown: readonly Column<CostCenter>[] = [
    { key: 'code', isRowHead: true, tight: true, cell: ({ code }) => code },
    { key: 'name', roomy: true, cell: (center) => <Name center={center} /> },
  ];
  if (!edit) return shown;
  return [
    ...shown,
    { key: 'budget', cell: ({ budget }) => <BudgetText budget={budget} /> },
    {
      key: 'acts',
      cell: ({ id, code }) => (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'account.locations.edit-one' }, { name: code })}
          onClick={() => edit(id)}
        >
          <FormattedMessage id="account.locations.edit" />
        </Button>
      ),
    },
  ];
}

const Name = ({ center: { name, isActive } }: { readonly center: CostCenter }) => (
  <>
    {name}{' '}
    {isActive ? null : (
      <Badge>
        <FormattedMessage id="account.locations.closed" />
      </Badge>
    )}
  </>
);
