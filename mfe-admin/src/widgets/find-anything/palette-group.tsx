import { Money } from '@gantry/ui';
import { useId } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Entry, EntryGroup } from './entries.ts';
import styles from './palette.module.css';

export interface PaletteGroupProps {
  readonly group: EntryGroup;
  readonly idOf: (entry: Entry) => string;
  readonly isActive: (entry: Entry) => boolean;
  /** told of a line that is opened in this window */
  readonly onChosen: (entry: Entry) => void;
}

/** The lines of one kind under its heading. */
export function PaletteGroup({ group, idOf, isActive, onChosen }: PaletteGroupProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={styles.group}>
      <div id={heading} role="presentation" className={styles.heading}>
        <FormattedMessage id={`admin.find.group.${group.kind}`} />
      </div>
      {group.entries.map((entry) => (
        <Link
          key={entry.key}
          id={idOf(entry)}
          to={entry.to}
          role="option"
          tabIndex={-1}
          aria-selected={isActive(entry)}
          className={styles.option}
          onClick={(event) => event.ctrlKey || event.metaKey || onChosen(entry)}
        >
          <EntryLine entry={entry} isRecent={group.kind === 'recent'} />
        </Link>
      ))}
    </div>
  );
}

function EntryLine({ entry, isRecent }: { readonly entry: Entry; readonly isRecent: boolean }) {
  const { kind, number, title, amount, at, by } = entry;
  return (
    <>
      {isRecent ? (
        <span className={styles.kind}>
          <FormattedMessage id={`admin.find.kind.${kind}`} />
        </span>
      ) : null}
      {number ? (
        <span className={styles.number}>{kind === 'part' ? number : number.toUpperCase()}</span>
      ) : null}
      <span className={styles.title}>{title}</span>
      {by === 'tracking' || by === 'po-number' || by === 'amount' ? (
        <span className={styles.by}>
          <FormattedMessage id={`admin.find.by.${by}`} />
        </span>
      ) : null}
      {amount === null || amount === undefined ? null : (
        <span className={styles.amount}>
          <Money amount={amount} />
        </span>
      )}
      {at ? (
        <span className={styles.date}>
          <FormattedDate value={at} dateStyle="medium" />
        </span>
      ) : null}
    </>
  );
}
