import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../render.test-kit.tsx';
import { ColumnTable, type Column } from './column-table.tsx';

interface Screw {
  readonly part: string;
  readonly length: number;
}

const columns: readonly Column<Screw>[] = [
  { key: 'part', isRowHead: true, cell: ({ part }) => part },
  { key: 'length', numeric: true, unit: 'mm', cell: ({ length }) => length },
];

test('puts each cell below the head of its column, in the order of the columns', () => {
  renderInPage(
    <ColumnTable
      caption="Screws"
      headId={(key) => `head.${key}`}
      columns={columns}
      rows={[
        { part: 'A1', length: 40 },
        { part: 'A2', length: 50 },
      ]}
      rowKey={({ part }) => part}
    />,
  );
  const table = within(screen.getByRole('region', { name: 'Screws' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'head.part',
    'head.lengthmm',
  ]);
  expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['A1', 'A2']);
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['40', '50']);
  // what stands before the cell on telephones
  expect(table.getAllByRole('cell')[0]?.dataset['label']).toBe('head.length');
});
