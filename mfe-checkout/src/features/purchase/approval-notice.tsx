import type { ApprovalFacts } from '@gantry/contracts/schemas/order';
import { approvalHoldDays } from '@gantry/domain/order-approval';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Money } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApprovalReasons } from '../../parts/approval-reasons.tsx';
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
        {approval.isNeeded ? (
          <>
            <ApprovalReasons facts={approval} />
            <p>
              <FormattedMessage id="checkout.approval.held" values={{ days: approvalHoldDays }} />
            </p>
          </>
        ) : (
          <FreeOrders facts={approval} />
        )}
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

/** Up to where the buyer orders without anybody else. */
const FreeOrders = ({ facts: { limit, budget, centerBudget } }: { readonly facts: ApprovalFacts }) => (
  <>
    {limit === null ? null : (
      <p>
        <FormattedMessage id="checkout.approval.above" values={{ limit: <Money amount={limit} /> }} />
      </p>
    )}
    {budget ? (
      <p>
        <FormattedMessage
          id="checkout.approval.budget-left"
          values={{ left: <Money amount={budget.left} /> }}
        />
      </p>
    ) : null}
    {centerBudget ? (
      <p>
        <FormattedMessage
          id="checkout.approval.center-left"
          values={{ left: <Money amount={centerBudget.left} /> }}
        />
      </p>
    ) : null}
  </>
);
