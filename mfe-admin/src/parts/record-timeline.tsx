import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import type { ReactNode } from 'react';
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

/** Everything that happened to a record with who did it and why, newest first. */
export function RecordTimeline<Entry extends HistoryEntry>({
  history,
  titleOf,
  keyOf = ({ to }) => to,
}: RecordTimelineProps<Entry>) {
  const intl = useIntl();
  const { time } = useFormats();
  // What happened in one moment keeps its order too.
  const newest = history.toReversed().sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Timeline label={intl.formatMessage({ id: 'admin.order.timeline' })}>
      {newest.map((entry, index) => (
        <TimelineEntry
          key={`${entry.at} ${keyOf(entry)}`}
          title={titleOf(entry)}
          dateTime={entry.at}
          when={time(entry.at)}
          by={entry.actor ?? <FormattedMessage id="admin.history.system" />}
          current={index === 0}
        >
          {entry.reason}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}
