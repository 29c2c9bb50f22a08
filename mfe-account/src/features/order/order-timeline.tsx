import type { Order } from '@gantry/contracts/schemas/order';
import { lineWording, orderWording, paymentWording } from '@gantry/domain/statuses/wording';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type HistoryGroup, historyGroups } from './history-groups.ts';

/** The axes of an order: what a customer reads for a status of each. */
const wordings: Readonly<Record<HistoryGroup['axis'], (status: never) => string>> = {
  line: lineWording,
  order: orderWording,
  payment: paymentWording,
  tax: () => 'status.tax.lowered',
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
          title={<FormattedMessage id={wordings[group.axis](group.to as never)} />}
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
