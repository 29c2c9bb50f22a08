import { budgetPeriods } from '@gantry/domain/budgets';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useIntl } from 'react-intl';
import styles from './company.module.css';

/** What may be ordered without an approval, and in what time; `texts` is where the words of the amount are. */
export function BudgetFields({ texts }: { readonly texts: string }) {
  const intl = useIntl();
  return (
    <div className={styles.budget}>
      <TextField
        name="amount"
        label={intl.formatMessage({ id: texts })}
        hint={intl.formatMessage({ id: `${texts}.hint` })}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <SelectField
        name="period"
        label={intl.formatMessage({ id: 'account.budget.period' })}
        options={budgetPeriods.map((value) => ({
          value,
          label: intl.formatMessage({ id: `account.budget.period.${value}` }),
        }))}
      />
    </div>
  );
}
