import type { RowData } from '@tanstack/react-table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RecordSelection } from '../record-table/shown-columns.tsx';
import type { BulkAct, BulkList, BulkRecord } from './bulk-act.ts';
import { BulkBar } from './bulk-bar.tsx';

interface Selectable<Row extends RowData> extends Pick<BulkList, 'texts'> {
  readonly rows: readonly Row[];
  readonly recordOf: (row: Row) => BulkRecord;
  readonly acts: readonly BulkAct[];
}

/** Rows of a page can be chosen by those who may do something with many; what leaves the page is chosen no more. */
export function useBulkSelection<Row extends RowData>({
  texts,
  rows,
  recordOf,
  acts,
}: Selectable<Row>): RecordSelection<Row> | undefined {
  const intl = useIntl();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = rows.map(recordOf).filter(({ key }) => ticked.includes(key));
  if (acts.length === 0) return undefined;
  return {
    chosen: chosen.map(({ key }) => key),
    onChoose: setTicked,
    rowLabel: (row) => intl.formatMessage({ id: `admin.bulk.${texts}.choose` }, { name: recordOf(row).name }),
    allLabel: intl.formatMessage({ id: `admin.bulk.${texts}.choose-all` }),
    bar: <BulkBar acts={acts} list={{ texts, chosen, onChoose: setTicked }} />,
  };
}
