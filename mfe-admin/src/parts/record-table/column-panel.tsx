import type { RowData } from '@tanstack/react-table';
import { Button, Checkbox, classNames, Popover, VisuallyHidden } from '@gantry/ui';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { densities, type Density } from '@gantry/contracts/list-view-limits';
import { movedColumn } from './arrangement.ts';
import styles from './column-panel.module.css';
import { OpenedEarly } from './opened-early.tsx';
import type { ArrangedTable, Arranging } from './use-arranged-table.ts';

export interface ColumnPanelProps<Row extends RowData> extends Arranging<Row> {
  /** what a column is called */
  readonly words: (key: string) => string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The button "Columns" and what it opens: which columns are shown, in which order, which stay at the left, how tall rows are. */
export function ColumnPanel<Row extends RowData>(props: ColumnPanelProps<Row>) {
  const { isOpen, onOpen } = props;
  const intl = useIntl();
  return (
    <Popover
      align="end"
      trigger={<FormattedMessage id="admin.columns.title" />}
      triggerClassName={styles.trigger}
      label={intl.formatMessage({ id: 'admin.columns.label' })}
      onToggle={onOpen}
    >
      <OpenedEarly onOpen={onOpen} />
      {isOpen ? <PanelContent {...props} /> : null}
    </Popover>
  );
}

function PanelContent<Row extends RowData>(props: ColumnPanelProps<Row>) {
  const { table, words, arrangement, setDensity, reset } = props;
  const intl = useIntl();
  const [told, setTold] = useState('');
  return (
    <div className={styles.panel}>
      <ol className={styles.columns} aria-label={intl.formatMessage({ id: 'admin.columns.in-order' })}>
        {columnsInOrder(table).map((key) => (
          <ColumnRow key={key} table={table} id={key} name={words(key)} onTell={setTold} />
        ))}
      </ol>
      <p className={classNames(styles.hint, styles.widths)}>
        <FormattedMessage id="admin.columns.hint" />
      </p>
      <DensityChoice density={arrangement.density} onChoose={setDensity} />
      <Button
        size="small"
        onClick={() => {
          reset();
          setTold(intl.formatMessage({ id: 'admin.columns.was-reset' }));
        }}
      >
        <FormattedMessage id="admin.columns.reset" />
      </Button>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </div>
  );
}

interface DensityChoiceProps {
  readonly density: Density;
  readonly onChoose: (density: Density) => void;
}

const DensityChoice = ({ density, onChoose }: DensityChoiceProps) => (
  <fieldset className={styles.densities}>
    <legend className={styles.legend}>
      <FormattedMessage id="admin.columns.density" />
    </legend>
    {densities.map((one) => (
      <label key={one} className={styles.density}>
        <input type="radio" name="density" checked={one === density} onChange={() => onChoose(one)} />
        <FormattedMessage id={`admin.columns.${one}`} />
      </label>
    ))}
  </fieldset>
);

/** The keys of all columns, hidden ones too: first those that stay at the left. */
function columnsInOrder<Row extends RowData>(table: ArrangedTable<Row>): readonly string[] {
  const pinned = table.getStartLeafColumns().map(({ id }) => id);
  return [...pinned, ...table.getCenterLeafColumns().map(({ id }) => id)];
}

interface ColumnRowProps<Row extends RowData> {
  readonly table: ArrangedTable<Row>;
  readonly id: string;
  readonly name: string;
  readonly onTell: (text: string) => void;
}

function ColumnRow<Row extends RowData>({ table, id, name, onTell }: ColumnRowProps<Row>) {
  const intl = useIntl();
  const column = table.getColumn(id);
  if (!column) return null;
  if (!column.getCanHide())
    return (
      <li className={styles.column}>
        <span>{name}</span>
        <span className={styles.hint}>
          <FormattedMessage id="admin.columns.always" />
        </span>
      </li>
    );
  const isPinned = column.getIsPinned() !== false;
  return (
    <li className={styles.column}>
      <Checkbox
        className={styles.shown}
        checked={column.getIsVisible()}
        onChange={() => column.toggleVisibility()}
      >
        {name}
      </Checkbox>
      <span className={styles.acts}>
        {([-1, 1] as const).map((step) => (
          <MoveButton key={step} table={table} id={id} name={name} step={step} onTell={onTell} />
        ))}
        <button
          type="button"
          className={styles.act}
          aria-pressed={isPinned}
          aria-label={intl.formatMessage({ id: 'admin.columns.pin-of' }, { column: name })}
          onClick={keepingFocus(() => column.pin(isPinned ? false : 'start'))}
        >
          <FormattedMessage id="admin.columns.pin" />
        </button>
      </span>
    </li>
  );
}

interface MoveButtonProps<Row extends RowData> extends ColumnRowProps<Row> {
  readonly step: -1 | 1;
}

function MoveButton<Row extends RowData>({ table, id, name, step, onTell }: MoveButtonProps<Row>) {
  const intl = useIntl();
  const all = columnsInOrder(table).slice(1);
  const { columnOrder, columnPinning } = table.state;
  const isPinned = columnPinning.start.includes(id);
  const pinned = columnPinning.start.slice(1);
  const neighbors = isPinned ? pinned : all.slice(pinned.length);
  const hasNeighbor = neighbors[neighbors.indexOf(id) + step] !== undefined;
  const moveColumn = () => {
    const moved = { key: id, step };
    if (isPinned)
      table.setColumnPinning(({ start }) => ({ start: movedColumn(start, pinned, moved), end: [] }));
    else table.setColumnOrder(movedColumn(columnOrder, neighbors, moved));
    const place = all.indexOf(id) + step + 2;
    onTell(intl.formatMessage({ id: 'admin.columns.place' }, { column: name, place, total: all.length + 1 }));
  };
  return (
    <button
      type="button"
      className={styles.act}
      // Not `disabled`: a button that takes itself away at the end of the list would take the focus with it.
      aria-disabled={!hasNeighbor}
      aria-label={intl.formatMessage({ id: `admin.columns.${step < 0 ? 'up' : 'down'}` }, { column: name })}
      onClick={hasNeighbor ? keepingFocus(moveColumn) : undefined}
    >
      {step < 0 ? '↑' : '↓'}
    </button>
  );
}

/** A row that changes places may lose the focus: browsers take it from what is moved in the document. */
const keepingFocus = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  const button = event.currentTarget;
  flushSync(act);
  button.focus();
};
