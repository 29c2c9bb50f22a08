import type { Colleague } from '@gantry/contracts/schemas/company';
import { maxApprovalSteps } from '@gantry/domain/approval-steps';
import { CheckboxesField } from '@gantry/forms/checkboxes-field';
import { TextField } from '@gantry/forms/text-field';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { approversOf, optionsOf } from './approvers-of.ts';
import styles from './company.module.css';

interface Typed {
  readonly steps?: readonly { readonly above?: string }[];
}

/** Who approves, one after the other: another approval is offered once the one before has its total. */
export function ApproverSteps({ people }: { readonly people: readonly Colleague[] }) {
  const intl = useIntl();
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  const approvers = approversOf(people);
  const options = optionsOf(approvers);
  const shown = shownSteps(values, approvers.length);
  return (
    <>
      <h3>
        <FormattedMessage id="account.people.steps" />
      </h3>
      <CheckboxesField
        name="steps.0.approvers"
        label={intl.formatMessage({ id: 'account.people.steps.1.approvers' })}
        hint={intl.formatMessage({ id: 'account.people.steps.anyone' })}
        options={options}
      />
      {Array.from({ length: shown - 1 }, (_, index) => (
        <FurtherStep key={index} at={index + 1} options={options} />
      ))}
      {approvers.length < 2 ? (
        <p className={styles.soft}>
          <FormattedMessage id="account.people.steps.too-few" />
        </p>
      ) : null}
    </>
  );
}

interface FurtherStepProps {
  /** from 1: the first approval has no total of its own */
  readonly at: number;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function FurtherStep({ at, options }: FurtherStepProps) {
  const intl = useIntl();
  return (
    <div className={styles.step}>
      <TextField
        name={`steps.${at}.above`}
        label={intl.formatMessage({ id: `account.people.steps.${at + 1}.above` })}
        hint={intl.formatMessage({ id: 'account.people.steps.above.hint' })}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <CheckboxesField
        name={`steps.${at}.approvers`}
        label={intl.formatMessage({ id: `account.people.steps.${at + 1}.approvers` })}
        options={options}
      />
    </div>
  );
}

/** Nobody approves twice, so there are as many as there are people; what is saved already stays in sight. */
function shownSteps({ steps = [] }: Typed, approvers: number): number {
  const filled = steps.findLastIndex((step, at) => at > 0 && !!step.above?.trim());
  const wanted = Math.max(filled + 2, 2);
  return Math.min(maxApprovalSteps, Math.max(Math.min(wanted, approvers), filled + 1, 1));
}
