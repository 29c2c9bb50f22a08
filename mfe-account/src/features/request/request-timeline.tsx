import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import { useFormats } from '@gantry/i18n/formats';
import { Money, Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

type Entry = OrderRequest['history'][number];

/** What happened and what was said, newest first. */
export function RequestTimeline({ history }: Pick<OrderRequest, 'history'>) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <Timeline label={intl.formatMessage({ id: 'account.order.timeline' })}>
      {history.toReversed().map((entry, index) => (
        <TimelineEntry
          key={`${entry.at} ${index}`}
          title={<FormattedMessage id={titleOf(entry)} />}
          dateTime={entry.at}
          when={time(entry.at)}
          current={index === 0}
        >
          {entry.amount === null ? entry.text : <Money amount={entry.amount} />}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}

function titleOf({ kind, to, isCustomer }: Entry): string {
  if (kind === 'transition') return `account.request.status.${to}`;
  if (kind === 'message') return isCustomer ? 'account.request.event.you' : 'account.request.event.we';
  return `account.request.event.${kind}`;
}
