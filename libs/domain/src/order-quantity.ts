/** What a product may be ordered in. */
export interface QuantityRule {
  readonly minQuantity: number;
  readonly quantityIncrement: number;
}

/** The most of one product on a line. */
export const maxQuantity = 999_999;

/** Where it is not known what a product may be ordered in: any whole number. */
export const anyQuantity: QuantityRule = { minQuantity: 1, quantityIncrement: 1 };

/** Why a number is no quantity a product can be ordered in, with the quantities that are next to it. */
export interface QuantityProblem {
  readonly kind: 'whole' | 'least' | 'multiple' | 'most';
  readonly least: number;
  readonly most: number;
  /** quantities come in multiples of this */
  readonly increment: number;
  /** the next quantities below and above that can be ordered */
  readonly below: number;
  readonly above: number;
}

/** The next quantity a product can be ordered in: at least the minimum, up to a whole number of increments. */
export function roundQuantity(wanted: number, rule: QuantityRule): number {
  const { increment, least, most } = boundsOf(rule);
  return Math.min(Math.ceil(Math.max(wanted, least) / increment) * increment, most);
}

/** What somebody typed as a number; 0, which nobody can order, where it is none. */
export function enteredQuantity(text: string): number {
  const entered = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(entered) ? entered : 0;
}

/** What is wrong with a quantity somebody entered; null where it can be ordered as it is. */
export function quantityProblem(entered: number, rule: QuantityRule): QuantityProblem | null {
  const { increment, least, most } = boundsOf(rule);
  const kind = kindOf(entered, { increment, least, most });
  if (!kind) return null;
  const above = roundQuantity(Number.isFinite(entered) ? entered : least, rule);
  const below = Math.max(least, Math.floor(Math.min(entered, most) / increment) * increment);
  return { kind, least, most, increment, below, above };
}

function boundsOf({ minQuantity, quantityIncrement }: QuantityRule) {
  const increment = Math.max(1, quantityIncrement);
  const least = Math.ceil(Math.max(minQuantity, 1) / increment) * increment;
  return { increment, least, most: Math.floor(maxQuantity / increment) * increment };
}

function kindOf(entered: number, { increment, least, most }: ReturnType<typeof boundsOf>) {
  if (entered < least) return 'least';
  if (entered > most) return 'most';
  if (!Number.isInteger(entered)) return 'whole';
  return entered % increment === 0 ? null : 'multiple';
}
