import { useUser } from '@gantry/api-client';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button, StatusBadge, Timeline, TimelineEntry } from '@gantry/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** One thing that happened to a record. */
export interface HistoryEntry {
  readonly at: string;
  readonly from: string | null;
  readonly to: string;
  /** null where nobody did it but the shop itself */
  readonly actor: string | null;
  readonly reason: string | null;
}

export interface RecordTimelineProps<Entry extends HistoryEntry> {
  /** oldest first */
  readonly history: readonly Entry[];
  readonly titleOf: (entry: Entry) => ReactNode;
  /** tells entries of one moment apart; what it became, where nothing more is said */
  readonly keyOf?: (entry: Entry) => string;
}

/**
 * Everything that happened to a record with who did it and why, newest first. What others did since it was opened is
 * marked, which is the difference whoever is refused as too late looks for.
 */
export function RecordTimeline<Entry extends HistoryEntry>({
  history,
  titleOf,
  keyOf = ({ to }) => to,
}: RecordTimelineProps<Entry>) {
  const intl = useIntl();
  const { time } = useFormats();
  // What happened in one moment keeps its order too.
  const newest = history.toReversed().sort((a, b) => b.at.localeCompare(a.at));
  const nameOf = (entry: Entry) => `${entry.at} ${keyOf(entry)}`;
  const { isNew, markSeen, count } = useMeanwhile(newest, nameOf);
  return (
    <>
      <Meanwhile count={count} onSeen={markSeen} />
      <Timeline label={intl.formatMessage({ id: 'admin.order.timeline' })}>
        {newest.map((entry, index) => (
          <TimelineEntry
            key={nameOf(entry)}
            title={
              isNew(entry) ? (
                <>
                  {titleOf(entry)} <NewMark />
                </>
              ) : (
                titleOf(entry)
              )
            }
            dateTime={entry.at}
            when={time(entry.at)}
            by={entry.actor ?? <FormattedMessage id="admin.history.system" />}
            current={index === 0}
          >
            {entry.reason}
          </TimelineEntry>
        ))}
      </Timeline>
    </>
  );
}

const NewMark = () => (
  <StatusBadge tone="waiting">
    <FormattedMessage id="admin.history.new" />
  </StatusBadge>
);

/** What others did to the record since it was opened here; what one did oneself is no news. */
function useMeanwhile<Entry extends HistoryEntry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
) {
  const me = useUser()?.name;
  const [seen, setSeen] = useState(() => new Set(entries.map(nameOf)));
  const isNew = (entry: Entry) => !seen.has(nameOf(entry)) && entry.actor !== me;
  return {
    isNew,
    markSeen: () => setSeen(new Set(entries.map(nameOf))),
    count: entries.filter(isNew).length,
  };
}

interface MeanwhileProps {
  readonly count: number;
  readonly onSeen: () => void;
}

function Meanwhile({ count, onSeen }: MeanwhileProps) {
  if (count === 0) return null;
  return (
    <Alert tone="warn" live="polite">
      <FormattedMessage id="admin.history.meanwhile" values={{ count }} />{' '}
      <Button size="small" onClick={onSeen}>
        <FormattedMessage id="admin.history.seen" />
      </Button>
    </Alert>
  );
}
