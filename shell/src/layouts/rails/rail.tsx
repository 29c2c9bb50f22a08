import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import styles from './rail.module.css';

export interface RailLink {
  readonly to: string;
  /** message id */
  readonly text: string;
  /** current on this very address only, not below it */
  readonly end?: boolean;
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
      <ul className={styles.links}>
        {links.map(({ to, text, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={styles.link}>
              {intl.formatMessage({ id: text })}
            </NavLink>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
