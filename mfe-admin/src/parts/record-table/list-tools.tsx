import { Popover } from '@gantry/ui';
import type { RowData } from '@tanstack/react-table';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './list-tools.module.css';
import { OpenedEarly } from './opened-early.tsx';
import type { RecordColumn } from './shown-columns.tsx';

export interface ListToolsProps<Row extends RowData> {
  readonly columns: readonly RecordColumn<Row>[];
  /** what a column is called */
  readonly words: (key: string) => string;
  /** what sorts the list; left out where it is not sorted */
  readonly sorting?: ReactNode;
  /** by how many columns it is filtered */
  readonly filtersOn?: number;
}

/** What sorts a list, above it; on telephones behind one button, with the filters of all columns. */
export function ListTools<Row extends RowData>(props: ListToolsProps<Row>) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { columns, sorting, filtersOn = 0 } = props;
  const filtered = columns.filter(({ below }) => below !== undefined);
  if (!sorting && filtered.length === 0) return null;
  const title = filtered.length > 0 ? 'admin.tools.title' : 'admin.tools.sort';
  return (
    <>
      {sorting ? <div className={styles.sorting}>{sorting}</div> : null}
      <div className={styles.narrow}>
        <Popover
          trigger={
            <>
              <FormattedMessage id={title} />
              {filtersOn > 0 ? (
                <span className={styles.on}>
                  <FormattedMessage id="admin.tools.filters" values={{ count: filtersOn }} />
                </span>
              ) : null}
              <SortedBy {...props} />
            </>
          }
          triggerClassName={styles.trigger}
          label={intl.formatMessage({ id: title })}
          onToggle={setOpen}
        >
          <OpenedEarly onOpen={setOpen} />
          {isOpen ? <Tools {...props} columns={filtered} /> : null}
        </Popover>
      </div>
    </>
  );
}

/** By how many columns the list is sorted. */
function SortedBy<Row extends RowData>({ columns }: Pick<ListToolsProps<Row>, 'columns'>) {
  const count = columns.filter(({ sort }) => sort && sort.now !== 'none').length;
  return count > 0 ? (
    <span className={styles.on}>
      <FormattedMessage id="admin.tools.sorted" values={{ count }} />
    </span>
  ) : null;
}

/** What the button opens: sorting, then the filter of each column below its name. */
const Tools = <Row extends RowData>({ columns, words, sorting }: ListToolsProps<Row>) => (
  <div className={styles.tools}>
    {sorting}
    {columns.map(({ key, below }) => (
      <div key={key} className={styles.filter}>
        <span className={styles.name} aria-hidden="true">
          {words(key)}
        </span>
        {below}
      </div>
    ))}
  </div>
);
