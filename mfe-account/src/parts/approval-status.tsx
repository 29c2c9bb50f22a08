import { approvalTone, type ApprovalStatus as Status } from '@gantry/domain/statuses/approval-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Where an order stands that was asked for inside the company. */
export function ApprovalStatus({ status }: { readonly status: Status }) {
  return (
    <StatusBadge tone={approvalTone(status)}>
      <FormattedMessage id={`account.approval.status.${status}`} />
    </StatusBadge>
  );
}
