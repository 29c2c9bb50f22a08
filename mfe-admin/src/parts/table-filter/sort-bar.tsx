import type { SortKey } from '@gantry/contracts/list-sort';
import { maxSortKeys } from '@gantry/contracts/list-sort';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListLink } from '../list-address/list-link.tsx';
import { useListAddress } from '../list-address/use-list-address.ts';
import { sortWithout, type SortedColumn } from './sorted-columns.ts';
import styles from './sort-bar.module.css';

/** A column that the list can be sorted by. */
export interface SortChoice extends Pick<SortedColumn, 'added' | 'now'> {
  readonly key: string;
  /** what it is called */
  readonly name: string;
}

export interface SortBarProps {
  readonly keys: readonly SortKey[];
  readonly columns: readonly SortChoice[];
  /** the address of the list sorted by these columns */
  readonly to: (sort: string) => string;
  /** the list has an order of its own where it is sorted by nothing */
  readonly hasOwnOrder?: boolean;
}

/** What a list is sorted by, the first column first: each is turned around or taken out, and another added. */
export function SortBar({ keys, columns, to, hasOwnOrder = false }: SortBarProps) {
  const intl = useIntl();
  const sorted = keys.flatMap(({ column }) => columns.find(({ key }) => key === column) ?? []);
  return (
    <div className={styles.bar} role="group" aria-label={intl.formatMessage({ id: 'admin.sort.title' })}>
      {sorted.length > 0 ? <SortKeys keys={keys} sorted={sorted} to={to} mayEnd={hasOwnOrder} /> : null}
      {keys.length < maxSortKeys ? <NextColumn keys={keys} columns={columns} to={to} /> : null}
    </div>
  );
}

interface SortKeysProps extends Pick<SortBarProps, 'keys' | 'to'> {
  readonly sorted: readonly SortChoice[];
  /** the last one can be taken out, too */
  readonly mayEnd: boolean;
}

/** What the list is sorted by now. */
function SortKeys({ keys, sorted, to, mayEnd }: SortKeysProps) {
  const intl = useIntl();
  return (
    <>
      <span aria-hidden="true">
        <FormattedMessage id="admin.sort.title" />
      </span>
      <ol className={styles.keys}>
        {sorted.map(({ key, name, added, now }) => (
          <li key={key} className={styles.key}>
            <ListLink
              to={to(added)}
              preventScrollReset
              aria-label={intl.formatMessage({ id: `admin.sort.${now}` }, { column: name })}
            >
              {name} {now === 'descending' ? '↓' : '↑'}
            </ListLink>
            {sorted.length > 1 || mayEnd ? (
              <ListLink
                to={to(sortWithout(keys, key))}
                preventScrollReset
                aria-label={intl.formatMessage({ id: 'admin.sort.remove' }, { column: name })}
              >
                ×
              </ListLink>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Adds a column behind the others. */
function NextColumn({ keys, columns, to }: SortBarProps) {
  const intl = useIntl();
  const goTo = useListAddress();
  const label = intl.formatMessage({ id: keys.length > 0 ? 'admin.sort.add' : 'admin.sort.choose' });
  return (
    <select
      className={styles.add}
      aria-label={label}
      value=""
      onChange={({ target }) => goTo(to(target.value))}
    >
      <option value="">{label}</option>
      {columns
        .filter(({ now }) => now === 'none')
        .map(({ key, name, added }) => (
          <option key={key} value={added}>
            {name}
          </option>
        ))}
    </select>
  );
}
