import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Everything that happened to an order with who did it and why, newest first. */
export function OrderTimeline({ history }: Pick<AdminOrder, 'history'>) {
  const intl = useIntl();
  const { time } = useFormats();
  // Oldest first as it comes; what happened in one moment keeps its order too.
  const newest = history.toReversed().sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Timeline label={intl.formatMessage({ id: 'admin.order.timeline' })}>
      {newest.map((entry, index) => (
        <TimelineEntry
          key={`${entry.at} ${entry.axis} ${entry.lineNumber} ${entry.to}`}
          title={
            <FormattedMessage
              id={`admin.history.${entry.axis}${entry.from === null ? '-start' : ''}`}
              values={{ line: entry.lineNumber ?? 0, from: entry.from, to: entry.to }}
            />
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
  );
}
