import { LinkButton } from '@gantry/ui';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './open-record.module.css';

export interface OpenRecordProps {
  readonly title: ReactNode;
  /** the record's own page */
  readonly to: string;
  /** the list without it */
  readonly close: string;
  readonly children: ReactNode;
}

/** The record that stands open beside its list. */
export function OpenRecord({ title, to, close, children }: OpenRecordProps) {
  const titleId = useId();
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>
          <Link to={to}>{title}</Link>
        </h2>
        <LinkButton to={close} size="small" preventScrollReset>
          <FormattedMessage id="admin.order.close" />
        </LinkButton>
      </header>
      {children}
    </aside>
  );
}
