/** What a pound and an inch of carriers are in grams and millimeters. */
export const gramsPerPound = 453.592_37;
export const mmPerInch = 25.4;

/** What a unit of goods measures as it is packed, or a package; null: nobody knows. */
export interface PackedSize {
  readonly weightGrams: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
}
/** What nobody has weighed or measured. */
export const unmeasured: PackedSize = { weightGrams: null, lengthMm: null, widthMm: null, heightMm: null };

/** What something measures, as somebody would type it: pounds and inches to two places, nothing where nobody knows. */
export const typedMeasures = ({ weightGrams, lengthMm, widthMm, heightMm }: PackedSize) => ({
  pounds: typed(weightGrams, gramsPerPound),
  length: typed(lengthMm, mmPerInch),
  width: typed(widthMm, mmPerInch),
  height: typed(heightMm, mmPerInch),
});

const typed = (value: number | null, unit: number): string =>
  value === null ? '' : String(Math.round((value / unit) * 100) / 100);

/** So many units of goods that leave together. */
export interface GoodsToPack {
  readonly quantity: number;
  readonly unit: PackedSize;
}

/** What we put in a box; heavier and longer units go as they are. */
const boxGrams = 22_680;
const boxMm = 610;
/** More packages than this are a pallet, which the dock measures as one. */
const maxPackages = 20;

/**
 * Packages the dock would make of goods, to begin with: what is heavier or longer than a box goes by itself, all else is
 * shared by boxes of one weight, whose size only the dock knows. Where nobody has weighed something, its box has no weight.
 */
export function proposePackages(goods: readonly GoodsToPack[]): PackedSize[] {
  const leaving = goods.filter(({ quantity }) => quantity > 0);
  const alone = leaving.filter(({ unit }) => isLarge(unit));
  const boxed = leaving.filter(({ unit }) => !isLarge(unit));
  const count = alone.reduce((sum, { quantity }) => sum + quantity, 0);
  const boxes = boxesOf(boxed);
  if (count + boxes.length > maxPackages) return [{ ...unmeasured, weightGrams: weightOf(leaving) }];
  const large = alone.flatMap(({ quantity, unit }) => Array.from({ length: quantity }, () => sizeOf(unit)));
  const packages = [...large, ...boxes];
  return packages.length > 0 ? packages : [unmeasured];
}

function boxesOf(goods: readonly GoodsToPack[]): PackedSize[] {
  const [only] = goods;
  if (!only) return [];
  // a unit by itself is as large as it is packed
  if (goods.length === 1 && only.quantity === 1) return [sizeOf(only.unit)];
  const weight = weightOf(goods);
  if (weight === null) return [unmeasured];
  const count = Math.max(1, Math.ceil(weight / boxGrams));
  return Array.from({ length: count }, () => ({ ...unmeasured, weightGrams: Math.ceil(weight / count) }));
}

/** Grams of all; null where one is not known. */
const weightOf = (goods: readonly GoodsToPack[]): number | null =>
  goods.reduce<number | null>(
    (sum, { quantity, unit: { weightGrams } }) =>
      sum === null || weightGrams === null ? null : sum + weightGrams * quantity,
    0,
  );

const isLarge = ({ weightGrams, lengthMm, widthMm, heightMm }: PackedSize): boolean =>
  (weightGrams ?? 0) > boxGrams || Math.max(lengthMm ?? 0, widthMm ?? 0, heightMm ?? 0) > boxMm;

const sizeOf = ({ weightGrams, lengthMm, widthMm, heightMm }: PackedSize): PackedSize => ({
  weightGrams,
  lengthMm,
  widthMm,
  heightMm,
});
