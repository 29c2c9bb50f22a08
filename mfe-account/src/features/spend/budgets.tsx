import type { CompanyBudgets } from '@gantry/contracts/schemas/cost-center';
import { leftOf } from '@gantry/domain/budgets';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ShareBar } from '@gantry/ui/share-bar';
import { FormattedMessage } from 'react-intl';
import { useSalesGetCompanyBudgetsQuery } from '../../api/cost-centers.endpoints.ts';
import { BudgetText } from '../../parts/budget-text.tsx';
import styles from './budgets.module.css';

type Row = CompanyBudgets['people'][number] & { readonly key: string };

/** What is left of each budget of the company now, whatever period the figures are of; nothing where there is none. */
export function Budgets() {
  const { data } = useSalesGetCompanyBudgetsQuery();
  const rows: readonly Row[] = [
    ...(data?.costCenters ?? []).map(({ id, code, name, ...use }) => ({
      key: id,
      name: `${code} ${name}`,
      ...use,
    })),
    ...(data?.people ?? []).map((person, at) => ({ key: `person-${at}`, ...person })),
  ];
  if (rows.length === 0) return null;
  const heading = <FormattedMessage id="account.budgets" />;
  return (
    <section>
      <h2>{heading}</h2>
      <p className={styles.about}>
        <FormattedMessage id="account.budgets.about" />
      </p>
      <ColumnTable
        caption={heading}
        headId={(key) => `account.budgets.column.${key}`}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </section>
  );
}

const columns: readonly Column<Row>[] = [
  { key: 'of', isRowHead: true, cell: ({ name }) => name },
  { key: 'budget', cell: (row) => <BudgetText budget={row} /> },
  { key: 'used', cell: ({ amount, spent }) => <ShareBar value={Math.min(spent, amount)} most={amount} /> },
  { key: 'spent', numeric: true, tight: true, unit: 'USD', cell: ({ spent }) => <Money amount={spent} /> },
  {
    key: 'left',
    numeric: true,
    tight: true,
    unit: 'USD',
    cell: (row) => <Money amount={leftOf(row, row.spent)} />,
  },
];
