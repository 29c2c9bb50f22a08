import type { Order } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type HistoryGroup, historyGroups } from './history-groups.ts';

const words: Readonly<Record<HistoryGroup['axis'], string>> = {
  line: 'account.status',
  order: 'account.state',
  payment: 'account.payment',
};

/** The story of an order in the customer's words, newest first. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <Timeline label={intl.formatMessage({ id: 'account.order.timeline' })}>
      {historyGroups(order.history).map((group, index) => (
        <TimelineEntry
          key={group.key}
          title={<FormattedMessage id={`${words[group.axis]}.${group.to}`} />}
          dateTime={group.at}
          when={time(group.at)}
          current={index === 0}
        >
          {group.lineNumbers.length > 0 && group.lineNumbers.length < order.lines.length ? (
            <FormattedMessage
              id="account.order.of-lines"
              values={{
                lines: intl.formatList(group.lineNumbers.map(String)),
                count: group.lineNumbers.length,
              }}
            />
          ) : null}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}
