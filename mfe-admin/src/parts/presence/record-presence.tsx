import type { Others } from '@gantry/contracts/schemas/presence';
import { StatusBadge } from '@gantry/ui';
import { useRef } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import styles from './record-presence.module.css';
import { useRecordPresence, type RecordPlace } from './use-record-presence.ts';

/** Marks the part of a page that holds a record: whoever types in it changes something there. */
export const recordMark = { 'data-record': '' } as const;

/** Which colleagues have the same record on screen, and which of them are changing something. Nothing while nobody has. */
export function RecordPresence({ place }: { readonly place: RecordPlace }) {
  const element = useRef<HTMLParagraphElement>(null);
  const others = useRecordPresence(place, element);
  const editing = others.filter(({ isEditing }) => isEditing);
  const looking = others.filter(({ isEditing }) => !isEditing);
  return (
    <p ref={element} role="status" className={styles.presence}>
      {editing.length > 0 ? (
        <StatusBadge tone="waiting">
          <Names people={editing} text="editing" />
        </StatusBadge>
      ) : null}
      {looking.length > 0 ? (
        <StatusBadge tone="neutral">
          <Names people={looking} text="looking" />
        </StatusBadge>
      ) : null}
    </p>
  );
}

interface NamesProps {
  readonly people: Others;
  readonly text: 'editing' | 'looking';
}

const Names = ({ people, text }: NamesProps) => (
  <FormattedMessage
    id={`admin.presence.${text}`}
    values={{ count: people.length, names: <FormattedList value={people.map(({ name }) => name)} /> }}
  />
);
