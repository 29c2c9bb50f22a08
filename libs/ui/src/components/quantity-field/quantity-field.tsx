import { maxQuantity, quantityProblem, type QuantityProblem } from '@gantry/domain/order-quantity';
import { useState, type Ref } from 'react';
import { classNames } from '../../class-names.ts';
import { useEarlyInput } from '../field/use-early-input.ts';
import styles from './quantity-field.module.css';

export interface QuantityFieldProps {
  name?: string;
  /** read out; the field stands in rows where a visible label would repeat itself */
  label: string;
  /** controlled value; with `defaultValue` the field keeps its own */
  value?: number;
  defaultValue?: number;
  /** smallest quantity that can be bought */
  min?: number;
  /** quantities come in multiples of this */
  step?: number;
  /** called with a quantity that can be bought, when the field is left, a step is pressed or Enter */
  onChange?: (quantity: number) => void;
  /** told what is wrong with the number that was entered, which stays as it is; null once it is put right */
  onProblem?: (problem: QuantityProblem | null) => void;
  /** words for the two step buttons; without them the buttons are left out */
  stepLabels?: { less: string; more: string };
  size?: 'small' | 'medium';
  id?: string;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number of packages. What is typed stays as typed; when the field is left a quantity that can be bought is
 * settled, and of any other the owner is told what is wrong.
 */
// It is in the first script of every page, and its handlers share all its states: in parts it would weigh more.
// oxlint-disable-next-line max-lines-per-function
export function QuantityField({ ref, ...props }: QuantityFieldProps) {
  const { min = 1, step = 1, onChange, onProblem, stepLabels, size = 'medium', value } = props;
  const own = useEarlyInput(ref);
  const [typed, setTyped] = useState<string>();
  const [settled, setSettled] = useState(props.defaultValue ?? min);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState<number>();
  const [isWrong, setIsWrong] = useState(false);
  if (value !== known) {
    setKnown(value);
    setTyped(undefined);
    setAsked(undefined);
  }
  const current = value ?? settled;
  const rule = { minQuantity: min, quantityIncrement: step };
  const reportProblem = (problem: QuantityProblem | null) => {
    if (problem || isWrong) onProblem?.(problem);
    setIsWrong(problem !== null);
  };
  const commitQuantity = (quantity: number) => {
    const problem = quantityProblem(quantity, rule);
    reportProblem(problem);
    setAsked(quantity);
    if (problem) return;
    // a controlled field shows what was settled until its owner has taken it; a refusal leaves it standing
    setTyped(value === undefined ? undefined : String(quantity));
    setSettled(quantity);
    if (quantity !== current) onChange?.(quantity);
  };
  const commitText = () => {
    if (typed === undefined || (typed !== '' && Number(typed) === asked)) return;
    if (typed !== '') commitQuantity(Number(typed));
    else setTyped(undefined);
  };
  const stepper = (label: string, by: number, sign: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      disabled={props.disabled || quantityProblem(current + by, rule) !== null}
      onClick={() => commitQuantity(current + by)}
    >
      {sign}
    </button>
  );
  return (
    <span className={classNames(styles.quantity, size === 'small' && styles.small)}>
      {stepLabels ? stepper(stepLabels.less, -step, '−') : null}
      <input
        ref={own}
        id={props.id}
        name={props.name}
        type="number"
        inputMode="numeric"
        aria-label={props.label}
        aria-describedby={props['aria-describedby']}
        aria-invalid={isWrong || props['aria-invalid'] || undefined}
        className={styles.input}
        min={Math.ceil(min / step) * step}
        max={maxQuantity}
        step={step}
        disabled={props.disabled}
        value={typed ?? String(current)}
        onChange={(event) => {
          setTyped(event.target.value);
          setAsked(undefined);
        }}
        onBlur={commitText}
        onKeyDown={(event) => event.key === 'Enter' && commitText()}
      />
      {stepLabels ? stepper(stepLabels.more, step, '+') : null}
    </span>
  );
}
