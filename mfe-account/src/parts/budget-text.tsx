import type { Budget } from '@gantry/domain/budgets';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** A budget and its period in words; that there is no limit where there is none. */
export const BudgetText = ({ budget }: { readonly budget: Budget | null }) =>
  budget ? (
    <FormattedMessage
      id={`account.budget.per.${budget.period}`}
      values={{ amount: <Money amount={budget.amount} /> }}
    />
  ) : (
    <FormattedMessage id="account.budget.none" />
  );
