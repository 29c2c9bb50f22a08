import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Who asked, and how it ended, newest first. */
export function ApprovalTimeline({ approval }: { readonly approval: OrderApproval }) {
  const intl = useIntl();
  const { time } = useFormats();
  const { askedAt, askedBy, decidedAt, decidedBy, status, expiresAt } = approval;
  const endedAt = decidedAt ?? (status === 'expired' ? expiresAt : null);
  return (
    <Timeline label={intl.formatMessage({ id: 'account.order.timeline' })}>
      {endedAt ? (
        <TimelineEntry
          title={<FormattedMessage id={`account.approval.status.${status}`} />}
          dateTime={endedAt}
          when={time(endedAt)}
          current
        >
          {decidedBy}
        </TimelineEntry>
      ) : null}
      <TimelineEntry
        title={<FormattedMessage id="account.approval.asked" />}
        dateTime={askedAt}
        when={time(askedAt)}
        current={!endedAt}
      >
        {askedBy}
      </TimelineEntry>
    </Timeline>
  );
}
