import {
  anyQuantity,
  enteredQuantity,
  quantityProblem,
  type QuantityProblem,
  type QuantityRule,
} from '@gantry/domain/order-quantity';
import { classNames, TextInput } from '@gantry/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './quantity-entry.module.css';
import { quantityProblemId, QuantityProblemText } from './quantity-problem-text.tsx';

export interface QuantityEntryProps {
  /** read out; the field stands in rows where a visible label would repeat itself */
  readonly label: string;
  /** what it begins with; nothing where no quantity is known */
  readonly quantity?: number | undefined;
  /** as it was typed into a form that was refused: it stays in the field, with what is wrong with it */
  readonly refused?: string | undefined;
  /** what the product is sold in, where the list or the row knows it; any whole number otherwise */
  readonly rule?: QuantityRule;
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * A quantity among the fields of a plain form, posted as `quantity`. What is typed stays as it is; of one that nobody can
 * order the reader is told what is wrong as soon as they leave it, and the form is not sent.
 */
export function QuantityEntry({
  label,
  quantity,
  refused,
  rule = anyQuantity,
  id,
  className,
}: QuantityEntryProps) {
  const problemId = useId();
  const { problem, ...checks } = useChecks(rule, refused);
  return (
    <span className={styles.entry}>
      <TextInput
        {...checks}
        id={id}
        name="quantity"
        aria-label={label}
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem ? true : undefined}
        className={classNames(styles.quantity, className)}
        defaultValue={refused ?? quantity ?? ''}
        required
        inputMode="numeric"
        autoComplete="off"
      />
      {problem ? (
        <span id={problemId} role="alert" className={styles.problem}>
          <QuantityProblemText problem={problem} />
        </span>
      ) : null}
    </span>
  );
}

interface Checked {
  readonly currentTarget: HTMLInputElement;
}

/** What is wrong by now, and when the field looks: at once where it was wrong already, otherwise when it is left or sent. */
function useChecks(rule: QuantityRule, refused: string | undefined) {
  const intl = useIntl();
  const problemOf = (text: string) => quantityProblem(enteredQuantity(text), rule);
  const [problem, setProblem] = useState(() => (refused === undefined ? null : problemOf(refused)));
  const checkInput = (input: HTMLInputElement): QuantityProblem | null => {
    const wrong = problemOf(input.value);
    const { kind, ...values } = wrong ?? {};
    input.setCustomValidity(kind ? intl.formatMessage({ id: quantityProblemId(kind) }, values) : '');
    return wrong;
  };
  const checkField = ({ currentTarget }: Checked) => setProblem(checkInput(currentTarget));
  return {
    problem,
    onChange: ({ currentTarget }: Checked) => {
      const wrong = checkInput(currentTarget);
      if (problem) setProblem(wrong);
    },
    onBlur: checkField,
    onInvalid: checkField,
  };
}
