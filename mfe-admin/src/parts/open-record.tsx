import { LinkButton } from '@gantry/ui';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { RecordPresence, recordMark } from './presence/record-presence.tsx';
import type { RecordPlace } from './presence/use-record-presence.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import type { Neighbors } from './use-neighbors.ts';
import styles from './open-record.module.css';

export interface OpenRecordProps {
  /** the records before and behind it in the list */
  readonly neighbors: Neighbors;
  /** which record it is, for who else has it open; left out where nobody is told */
  readonly place?: RecordPlace;
  readonly title: ReactNode;
  /** the record's own page */
  readonly to: string;
  /** the list without it */
  readonly close: string;
  readonly children: ReactNode;
}

/** The record that stands open beside its list. */
export function OpenRecord({ title, to, close, neighbors, place, children }: OpenRecordProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const go = (address: string | null) => () => {
    if (address) void navigate(address, { preventScrollReset: true });
  };
  useShortcuts({
    'next-record': go(neighbors.next),
    'previous-record': go(neighbors.previous),
    'close-record': go(close),
  });
  return (
    <aside className={styles.panel} aria-labelledby={titleId} {...recordMark}>
      <header className={styles.head}>
        <h2 id={titleId}>
          <Link to={to}>{title}</Link>
        </h2>
        <Step to={neighbors.previous} text="admin.record.previous" keys="P" />
        <Step to={neighbors.next} text="admin.record.next" keys="N" />
        <LinkButton to={close} size="small" preventScrollReset>
          <FormattedMessage id="admin.order.close" />
        </LinkButton>
      </header>
      {place ? <RecordPresence place={place} /> : null}
      {children}
    </aside>
  );
}

interface StepProps {
  readonly to: string | null;
  /** message id */
  readonly text: string;
  readonly keys: string;
}

/** The way to a record beside this one in the list. */
function Step({ to, text, keys }: StepProps) {
  if (!to) return null;
  return (
    <LinkButton to={to} size="small" preventScrollReset aria-keyshortcuts={keys}>
      <FormattedMessage id={text} />
    </LinkButton>
  );
}
