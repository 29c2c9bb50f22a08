import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { quoteWording } from '@gantry/domain/statuses/quote-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** The story of an inquiry in the customer's words, newest first. */
export function InquiryTimeline({ history }: Pick<Inquiry, 'history'>) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <Timeline label={intl.formatMessage({ id: 'account.inquiry.timeline' })}>
      {history.toReversed().map((entry, index) => (
        <TimelineEntry
          key={`${entry.at} ${entry.to}`}
          title={<FormattedMessage id={quoteWording(entry.to)} />}
          dateTime={entry.at}
          when={time(entry.at)}
          current={index === 0}
        />
      ))}
    </Timeline>
  );
}
