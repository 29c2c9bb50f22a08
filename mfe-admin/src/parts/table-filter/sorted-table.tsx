import type { Column } from '@gantry/ui/column-table';
import type { RowData } from '@tanstack/react-table';
import { RecordTable, type RecordTableProps } from '../record-table/record-table.tsx';
import { useListSorting, type ListSorting } from './use-list-sorting.tsx';

interface SortedTableProps<Row extends RowData>
  extends
    Omit<RecordTableProps<Row>, 'columns' | 'sorting'>,
    Pick<ListSorting<Row>, 'path' | 'sorts' | 'downFirst'> {
  readonly columns: readonly Column<Row>[];
}

/** A list that is sorted by several columns, by its heads and by the bar above it, and has no filters of columns. */
export function SortedTable<Row extends RowData>(props: SortedTableProps<Row>) {
  const { path, sorts, downFirst, columns, ...table } = props;
  const sorting = useListSorting({ path, headId: table.headId, columns, sorts, downFirst });
  return <RecordTable {...table} columns={sorting.columns} sorting={sorting.bar} />;
}
