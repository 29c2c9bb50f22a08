import { modesOf, type ColumnKind, type FilterClause } from '@gantry/contracts/table-filter';
import { Select, TextInput } from '@gantry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { firstMode, shownValue } from './clauses.ts';
import styles from './column-filter.module.css';

/** A value of an `option` column and what it is called. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface ColumnFilterProps {
  /** the column's name as its head says it */
  readonly name: string;
  readonly kind: ColumnKind;
  /** what the filter says of the column now */
  readonly clause: FilterClause | undefined;
  /** the values of an `option` column */
  readonly options?: readonly FilterOption[];
  readonly onFilter: (mode: FilterClause['mode'], value: string) => void;
}

/** A column's filter: match mode and value. It applies on Enter, on leaving the field and on choosing. */
export function ColumnFilter(props: ColumnFilterProps) {
  return props.kind === 'option' ? <OptionFilter {...props} /> : <ValueFilter {...props} />;
}

function OptionFilter({ name, kind, clause, options = [], onFilter }: ColumnFilterProps) {
  const intl = useIntl();
  return (
    <Select
      className={styles.control}
      aria-label={intl.formatMessage({ id: 'admin.filter.label' }, { column: name })}
      value={clause ? shownValue(kind, clause.value) : ''}
      onChange={(event) => onFilter('equals', event.target.value)}
    >
      <option value="">{intl.formatMessage({ id: 'admin.filter.any' })}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function ValueFilter({ name, kind, clause, onFilter }: ColumnFilterProps) {
  const intl = useIntl();
  const applied = clause ? shownValue(kind, clause.value) : '';
  const [mode, setMode] = useState<FilterClause['mode']>(clause?.mode ?? firstMode(kind));
  const chooseMode = (next: FilterClause['mode']) => {
    setMode(next);
    if (applied) onFilter(next, applied);
  };
  return (
    <span className={styles.filter}>
      <Select
        className={styles.control}
        aria-label={intl.formatMessage({ id: 'admin.filter.mode' }, { column: name })}
        value={mode}
        onChange={(event) => chooseMode(event.target.value as FilterClause['mode'])}
      >
        {modesOf(kind).map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: `admin.mode.${one}` })}
          </option>
        ))}
      </Select>
      <TextInput
        key={applied}
        className={styles.control}
        aria-label={intl.formatMessage({ id: 'admin.filter.label' }, { column: name })}
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
