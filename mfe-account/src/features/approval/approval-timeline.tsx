import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { useFormats } from '@gantry/i18n/formats';
import { Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Who asked, and how it ended, newest first. */
export function ApprovalTimeline({ approval }: { readonly approval: OrderApproval }) {
  const intl = useIntl();
  const { time } = useFormats();
  const { askedAt, askedBy, decidedAt, decidedBy, status, expiresAt, steps } = approval;
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
      {givenBefore(approval).map(({ step, by, at }) => (
        <TimelineEntry
          key={step}
          title={<FormattedMessage id="account.approval.step.given" values={{ step, of: steps.length }} />}
          dateTime={at}
          when={time(at)}
          current={!endedAt && step === givenBefore(approval).length}
        >
          {by}
        </TimelineEntry>
      ))}
      <TimelineEntry
        title={<FormattedMessage id="account.approval.asked" />}
        dateTime={askedAt}
        when={time(askedAt)}
        current={!endedAt && givenBefore(approval).length === 0}
      >
        {askedBy}
      </TimelineEntry>
    </Timeline>
  );
}

/** Approvals that were given before the last one, the latest first. */
const givenBefore = ({ steps }: OrderApproval) =>
  steps
    .flatMap(({ approvedBy, approvedAt }, at) =>
      approvedAt === null || at === steps.length - 1
        ? []
        : [{ step: at + 1, by: approvedBy, at: approvedAt }],
    )
    .toReversed();
