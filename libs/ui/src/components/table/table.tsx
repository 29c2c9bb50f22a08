import {
  useId,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
} from 'react';
import { Link } from 'react-router';
import { classNames } from '../../class-names.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './table.module.css';
import { useFits } from './use-fits.ts';

export interface TableProps extends HTMLAttributes<HTMLTableElement> {
  /** what the table lists; read out, and shown unless `captionHidden` */
  caption: ReactNode;
  captionHidden?: boolean;
  /** fills its container and scrolls inside it with the head staying (back office) */
  fill?: boolean;
  children: ReactNode;
}

/**
 * A table with hairlines. Where it fits, its head stays at the top of the window; where it is wider than its place it
 * scrolls sideways inside its own region, with the first column staying.
 */
export function Table({
  caption,
  captionHidden = true,
  fill = false,
  children,
  className,
  ...rest
}: TableProps) {
  const captionId = useId();
  const region = useRef<HTMLElement>(null);
  useFits(region, !fill);
  return (
    <section
      ref={region}
      className={classNames(styles.region, fill && styles.fill)}
      aria-labelledby={captionId}
      // What scrolls must take the focus, or keyboards cannot reach what is outside it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table {...rest} className={classNames(styles.table, className)}>
        <caption id={captionId} className={captionHidden ? hidden.hidden : styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

export interface HeadCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** right-aligned, as its numbers are */
  numeric?: boolean;
  /** stands small below the name: units belong in the head, not in each cell */
  unit?: ReactNode;
  /** address that sorts by this column; `sorted` says how it is sorted now */
  sortTo?: string;
  sorted?: 'ascending' | 'descending' | 'none';
}

/** A column's head; a link when the column can be sorted, so that it works without scripts. */
export function HeadCell({ numeric, unit, sortTo, sorted, children, className, ...rest }: HeadCellProps) {
  const content = (
    <>
      {children}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={sortTo ? (sorted ?? 'none') : undefined}
      {...rest}
      className={classNames(numeric && styles.numeric, className)}
    >
      {sortTo ? (
        <Link to={sortTo} preventScrollReset className={styles.sort} data-sorted={sorted}>
          {content}
        </Link>
      ) : (
        content
      )}
    </th>
  );
}

export interface CellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  numeric?: boolean;
  /** keeps its content on one line */
  tight?: boolean;
}

/** A cell; numbers stand right-aligned with figures of equal width. */
export function Cell({ numeric, tight, className, ...rest }: CellProps) {
  return <td {...rest} className={classNames(numeric && styles.numeric, tight && styles.tight, className)} />;
}

export interface RowHeadProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** keeps its content on one line */
  tight?: boolean;
}

/** The cell that names its row. */
export function RowHead({ tight, className, ...rest }: RowHeadProps) {
  return (
    <th scope="row" {...rest} className={classNames(styles.rowHead, tight && styles.tight, className)} />
  );
}
