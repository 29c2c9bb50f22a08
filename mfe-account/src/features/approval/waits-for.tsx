import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { Alert } from '@gantry/ui';
import { FormattedList, FormattedMessage } from 'react-intl';

/** Whose approval an order waits for; nothing once it is over, and in those from before this was said. */
export function WaitsFor({ approval: { status, steps } }: { readonly approval: OrderApproval }) {
  const at = steps.findIndex(({ approvedAt }) => approvedAt === null);
  const asked = steps[at]?.asked;
  if (status !== 'waiting' || !asked) return null;
  if (asked.length === 0)
    return (
      <Alert tone="warn">
        <FormattedMessage id="account.approval.waits-nobody" />
      </Alert>
    );
  return (
    <p>
      <FormattedMessage
        id={steps.length > 1 ? 'account.approval.waits-step' : 'account.approval.waits-for'}
        values={{
          step: at + 1,
          of: steps.length,
          names: <FormattedList type="disjunction" value={asked} />,
        }}
      />
    </p>
  );
}
