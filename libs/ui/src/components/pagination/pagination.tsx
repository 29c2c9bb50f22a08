import { Link } from '../link/link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  /** number of the last page */
  last: number;
  /** the address of a page */
  to: (page: number) => string;
  /** addresses of the neighbours, where they have better ones than their numbers */
  previousTo?: string;
  nextTo?: string;
  /** `page` gives the words read out for a number, such as "Page 3" */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, last, to, previousTo, nextTo, labels }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={labels.nav} className={styles.pagination}>
      {page > 1 ? (
        <Link to={previousTo ?? to(page - 1)} rel="prev" className={styles.link}>
          {labels.previous}
        </Link>
      ) : null}
      <ol>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={to(number)}
                className={styles.link}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < last ? (
        <Link to={nextTo ?? to(page + 1)} rel="next" className={styles.link}>
          {labels.next}
        </Link>
      ) : null}
    </nav>
  );
}
