import type { ApprovalFacts } from '@gantry/contracts/schemas/order';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Why a company wants an order of somebody approved first, a sentence for each reason. */
export function ApprovalReasons({ facts }: { readonly facts: ApprovalFacts }) {
  const { limit, budget } = facts;
  const amounts = {
    limit: limit === null ? null : <Money amount={limit} />,
    left: budget ? <Money amount={budget.left} /> : null,
    amount: budget ? <Money amount={budget.amount} /> : null,
  };
  return reasonsOf(facts).map((reason) => (
    <p key={reason}>
      <FormattedMessage id={`checkout.approval.${textOf[reason]}`} values={amounts} />
    </p>
  ));
}

type Reason = ApprovalFacts['reasons'][number];

/** A service that gives no reasons knows two. */
const reasonsOf = ({ reasons, limit }: ApprovalFacts): readonly Reason[] =>
  reasons.length > 0 ? reasons : [limit === null ? 'role' : 'limit'];

const textOf: Readonly<Record<Reason, string>> = {
  role: 'always',
  limit: 'above',
  budget: 'budget',
  department: 'department',
  'new-place': 'new-place',
  'first-order': 'first-order',
};
