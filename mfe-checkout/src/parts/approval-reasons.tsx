import type { ApprovalFacts } from '@gantry/contracts/schemas/order';
import type { Budget } from '@gantry/domain/budgets';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Why a company wants an order of somebody approved first, a sentence for each reason. */
export function ApprovalReasons({ facts }: { readonly facts: ApprovalFacts }) {
  const { limit, budget, centerBudget } = facts;
  const amounts = {
    limit: limit === null ? null : <Money amount={limit} />,
    left: budget ? <Money amount={budget.left} /> : null,
    amount: budget ? <BudgetAmount budget={budget} /> : null,
    centerLeft: centerBudget ? <Money amount={centerBudget.left} /> : null,
    centerAmount: centerBudget ? <BudgetAmount budget={centerBudget} /> : null,
  };
  return reasonsOf(facts).map((reason) => (
    <p key={reason}>
      <FormattedMessage id={`checkout.approval.${textOf[reason]}`} values={amounts} />
    </p>
  ));
}

/** What may be ordered in a period. */
const BudgetAmount = ({ budget: { amount, period } }: { readonly budget: Budget }) => (
  <FormattedMessage id={`checkout.approval.per.${period}`} values={{ amount: <Money amount={amount} /> }} />
);

type Reason = ApprovalFacts['reasons'][number];

/** A service that gives no reasons knows two. */
const reasonsOf = ({ reasons, limit }: ApprovalFacts): readonly Reason[] =>
  reasons.length > 0 ? reasons : [limit === null ? 'role' : 'limit'];

const textOf: Readonly<Record<Reason, string>> = {
  role: 'always',
  limit: 'above',
  budget: 'budget',
  'cost-center': 'cost-center',
  department: 'department',
  'new-place': 'new-place',
  'first-order': 'first-order',
};
