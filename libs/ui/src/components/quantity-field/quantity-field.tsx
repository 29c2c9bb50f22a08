import { useState, type Ref } from 'react';
import { classNames } from '../../class-names.ts';
import { useEarlyInput } from '../field/use-early-input.ts';
import { nearestQuantity } from './nearest-quantity.ts';
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
  /** quantities come in multiples of this, counted from `min` */
  step?: number;
  max?: number;
  /** called with a quantity that can be bought, when the field is left, a step is pressed or Enter */
  onChange?: (quantity: number) => void;
  /** words for the two step buttons; without them the buttons are left out */
  stepLabels?: { less: string; more: string };
  size?: 'small' | 'medium';
  id?: string;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A whole number of packages. What is typed stays as typed until the field is left; then it becomes one that can be bought. */
export function QuantityField({ ref, ...props }: QuantityFieldProps) {
  const { min = 1, step = 1, max = 999_999, onChange, stepLabels, size = 'medium', value } = props;
  const own = useEarlyInput(ref);
  const [typed, setTyped] = useState<string>();
  const [settled, setSettled] = useState(props.defaultValue ?? min);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState<number>();
  if (value !== known) {
    setKnown(value);
    setTyped(undefined);
    setAsked(undefined);
  }
  const current = value ?? settled;
  const settle = (quantity: number) => {
    const possible = nearestQuantity(quantity, { min, step, max });
    // a controlled field shows what was settled until its owner has taken it; a refusal leaves it standing
    setTyped(value === undefined ? undefined : String(possible));
    setSettled(possible);
    setAsked(possible);
    if (possible !== current) onChange?.(possible);
  };
  const stepper = (label: string, by: number, sign: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      disabled={props.disabled || (by < 0 ? current <= min : current >= max)}
      onClick={() => settle(current + by)}
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
        aria-invalid={props['aria-invalid'] || undefined}
        className={styles.input}
        min={min}
        max={max}
        step={step}
        disabled={props.disabled}
        value={typed ?? String(current)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && Number(typed) !== asked && settle(Number(typed))}
        onKeyDown={(event) => event.key === 'Enter' && typed !== undefined && settle(Number(typed))}
      />
      {stepLabels ? stepper(stepLabels.more, step, '+') : null}
    </span>
  );
}
