import { approvalHoldDays } from '@gantry/domain/order-approval';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Money } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePurchase } from './purchase-context.ts';

/** What the buyer's company says about who approves their orders, and room for a note to them; nothing for others. */
export function ApprovalNotice() {
  const intl = useIntl();
  const { preview } = usePurchase();
  const approval = preview?.approval;
  if (!approval) return null;
  return (
    <>
      <Alert tone="note">
        <p>
          <ApprovalRule limit={approval.limit} />
        </p>
        {approval.isNeeded ? (
          <p>
            <FormattedMessage id="checkout.approval.held" values={{ days: approvalHoldDays }} />
          </p>
        ) : null}
      </Alert>
      {approval.isNeeded ? (
        <TextField
          name="question"
          label={intl.formatMessage({ id: 'checkout.approval.question' })}
          hint={intl.formatMessage({ id: 'checkout.approval.question-hint' })}
          optional
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

const ApprovalRule = ({ limit }: { readonly limit: number | null }) =>
  limit === null ? (
    <FormattedMessage id="checkout.approval.always" />
  ) : (
    <FormattedMessage id="checkout.approval.above" values={{ limit: <Money amount={limit} /> }} />
  );
