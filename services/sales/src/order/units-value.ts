/** Units of an order line out of all it has, with what all of them cost; minor units. */
export interface ValuedLine {
  readonly quantity: number;
  readonly total: number;
  readonly tax: number;
}
/** What some units are worth; minor units. */
export interface UnitsValue {
  readonly amount: number;
  readonly tax: number;
}

/**
 * What the first `count` units of a line are worth, rounded half up. The value of the units between two counts is the
 * difference of the two, so that parts of any sizes add up to the line to the cent.
 */
export const valueOfFirst = ({ quantity, total, tax }: ValuedLine, count: number): UnitsValue => ({
  amount: portionOf(total, count, quantity),
  tax: portionOf(tax, count, quantity),
});

/** What `count` units are worth that follow the first `from`. */
export function valueOfUnits(line: ValuedLine, from: number, count: number): UnitsValue {
  return lessValue(valueOfFirst(line, from + count), valueOfFirst(line, from));
}

export const lessValue = (value: UnitsValue, other: UnitsValue): UnitsValue => ({
  amount: value.amount - other.amount,
  tax: value.tax - other.tax,
});

/**
 * The same, but no less than what some of them were worth when they left: between two shipments a line may have lost units
 * to a line of their own, and what is left of it rounds otherwise.
 */
export function valueOfNoLess(line: ValuedLine, count: number, shipped: UnitsValue): UnitsValue {
  const { amount, tax } = valueOfFirst(line, count);
  return { amount: Math.max(amount, shipped.amount), tax: Math.max(tax, shipped.tax) };
}

/** Whole numbers only: `whole * count` of the largest order is far below what a number holds exactly. */
const portionOf = (whole: number, count: number, of: number): number =>
  Number((2n * BigInt(whole) * BigInt(count) + BigInt(of)) / (2n * BigInt(of)));
