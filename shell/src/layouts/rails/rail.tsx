import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import styles from './rail.module.css';

export interface RailLink {
  readonly to: string;
  /** message id */
  readonly text: string;
  /** current on this very address only, not below it */
  readonly end?: boolean;
  /** what stands behind the text */
  readonly aside?: ReactNode;
}

/** A list of links at the left of a work area; on narrow screens a row that scrolls. */
export function Rail({
  label,
  links,
  children,
}: {
  label: string;
  links: readonly RailLink[];
  children?: ReactNode;
}) {
  const intl = useIntl();
  return (
    <nav className={styles.rail} aria-label={intl.formatMessage({ id: label })}>
      <ul ref={useCurrentInView()} className={styles.links}>
        {links.map(({ to, text, end, aside }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={styles.link}>
              {intl.formatMessage({ id: text })}
              {aside}
            </NavLink>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** Moves the row of a telephone so that the link of the page that is open stands in it. */
function useCurrentInView() {
  const ref = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = ref.current;
    const current = row?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!row || !current) return;
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += current.left - left - (width - current.width) / 2;
  }, [pathname]);
  return ref;
}
