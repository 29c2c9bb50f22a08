import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './data-list.module.css';

export interface DataItem {
  key: string;
  term: ReactNode;
  value: ReactNode;
}

export interface DataListProps {
  items: readonly DataItem[];
  /** `rows` has hairlines between terms and values side by side; `sums` aligns values right, for totals */
  variant?: 'rows' | 'sums' | 'stacked';
}

/** Facts of a record: terms and values. */
export function DataList({ items, variant = 'rows' }: DataListProps) {
  return (
    <dl className={classNames(styles.list, styles[variant])}>
      {items.map((item) => (
        <div key={item.key} className={styles.row}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
