import { HeadCell } from '@gantry/ui';
import { stackingRole } from '@gantry/ui/column-table';
import { useId, type ReactNode } from 'react';
import { ListLink } from '../list-address/list-link.tsx';
import styles from './record-table.module.css';

/** How a column is sorted: the address its head links to, and how it is sorted now. */
export interface ColumnSort {
  readonly to: string;
  readonly now: 'ascending' | 'descending' | 'none';
  /** sorts by it beside the other columns: the head with Shift */
  readonly onAdd?: (() => void) | undefined;
  /** its place among several columns that are sorted by */
  readonly place?: number | undefined;
}

export interface ColumnHeadProps {
  /** what the column is called */
  readonly children: ReactNode;
  readonly numeric: boolean | undefined;
  readonly unit: ReactNode;
  readonly sort: ColumnSort | undefined;
  readonly className: string | undefined;
  /** its place among those that stay at the left; undefined where it scrolls */
  readonly pin: number | undefined;
  /** what its width is changed by */
  readonly edge: ReactNode;
  /** where rows stack heads are read out and not seen: they must take no focus */
  readonly isOnlyRead: boolean;
  /** whether the edge has a name of its own, which the head's name leaves out */
  readonly isEdgeNamed: boolean;
}

/** A column's head: its name, sorting by a link, and its edge, which is no part of the name. */
export function ColumnHead(props: ColumnHeadProps) {
  const { children, numeric, unit, sort, className, pin, edge } = props;
  const id = useId();
  const name = unit ? `${id} ${id}-unit` : id;
  const words = <span id={id}>{children}</span>;
  return (
    <HeadCell
      role={stackingRole('columnHead', props.isOnlyRead)}
      numeric={numeric}
      unit={unit ? <span id={`${id}-unit`}>{unit}</span> : undefined}
      aria-sort={sort && (sort.place ?? 1) > 1 ? 'other' : sort?.now}
      aria-labelledby={props.isEdgeNamed ? name : undefined}
      className={className}
      data-pin={pin}
    >
      {sort && !props.isOnlyRead ? (
        <ListLink
          to={sort.to}
          preventScrollReset
          className={styles.sort}
          data-sorted={sort.now}
          data-place={sort.place}
          onClick={(event) => {
            if (!event.shiftKey || !sort.onAdd) return;
            event.preventDefault();
            sort.onAdd();
          }}
        >
          {words}
        </ListLink>
      ) : (
        words
      )}
      {edge}
    </HeadCell>
  );
}
