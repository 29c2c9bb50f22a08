import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Every move with who made it and why, newest first. */
export function InquiryTimeline({ history }: Pick<AdminInquiry, 'history'>) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <Timeline label={intl.formatMessage({ id: 'admin.order.timeline' })}>
      {history.toReversed().map((entry, index) => (
        <TimelineEntry
          key={`${entry.at} ${entry.to}`}
          title={
            <FormattedMessage
              id={entry.from === null ? 'admin.inquiry.began' : 'admin.inquiry.moved'}
              values={{ from: entry.from, to: entry.to }}
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
