import { adminOrderColumns, type AdminOrderColumn } from '@gantry/contracts/admin-order-columns';
import { labelsOf } from '@gantry/contracts/statuses/moves';
import { modesOf, type FilterClause } from '@gantry/contracts/table-filter';
import { Select, TextInput } from '@gantry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { clauseOf, firstMode, shownValue } from './clauses.ts';
import styles from './order-table.module.css';

const options: Readonly<Partial<Record<AdminOrderColumn, readonly string[]>>> = {
  state: labelsOf('orderState'),
  status: labelsOf('line'),
  paymentStatus: labelsOf('paymentStatus'),
};

export interface ColumnFilterProps {
  readonly column: AdminOrderColumn;
  readonly filter: string | null;
  readonly onFilter: (mode: FilterClause['mode'], value: string) => void;
}

/** A column's filter: match mode and value. It applies on Enter, on leaving the field and on choosing. */
export function ColumnFilter({ column, filter, onFilter }: ColumnFilterProps) {
  const intl = useIntl();
  const clause = clauseOf(filter, column);
  const applied = clause ? shownValue(column, clause.value) : '';
  const [mode, setMode] = useState<FilterClause['mode']>(clause?.mode ?? firstMode(column));
  const kind = adminOrderColumns[column];
  const name = intl.formatMessage({ id: `admin.orders.${column}` });
  const label = intl.formatMessage({ id: 'admin.filter.label' }, { column: name });

  if (kind === 'option') {
    return (
      <Select aria-label={label} value={applied} onChange={(event) => onFilter('equals', event.target.value)}>
        <option value="">{intl.formatMessage({ id: 'admin.filter.any' })}</option>
        {options[column]?.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <span className={styles.filter}>
      <Select
        aria-label={intl.formatMessage({ id: 'admin.filter.mode' }, { column: name })}
        className={styles.mode}
        value={mode}
        onChange={(event) => {
          const next = event.target.value as FilterClause['mode'];
          setMode(next);
          if (applied) onFilter(next, applied);
        }}
      >
        {modesOf(kind).map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: `admin.mode.${kind === 'text' ? 'text-' : ''}${one}` })}
          </option>
        ))}
      </Select>
      <TextInput
        key={applied}
        aria-label={label}
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' || kind === 'amount' ? 'decimal' : undefined}
        defaultValue={applied}
        maxLength={200}
        onBlur={(event) => event.target.value !== applied && onFilter(mode, event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onFilter(mode, event.currentTarget.value)}
      />
    </span>
  );
}
