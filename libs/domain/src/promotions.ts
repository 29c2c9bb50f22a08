/** What a promotion gives: part of the price, a sum, the way there, or a product beside what is bought. */
export const promotionKinds = ['percent', 'amount', 'free-shipping', 'gift'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Where a promotion stands: only an active one counts, and an ended one never does again. */
export const promotionStatuses = ['draft', 'active', 'paused', 'ended'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** Where each may go; a draft that was never active is ended, too, when nobody wants it any more. */
export const promotionTransitions: Readonly<Record<PromotionStatus, readonly PromotionStatus[]>> = {
  draft: ['active', 'ended'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** Most units of a product that a promotion gives. */
export const maxGiftQuantity = 1000;

/** Most that a percentage may take off, in hundredths of a percent. */
export const maxPromotedBasisPoints = 10_000;

/** A product that is given beside an order, at no price. */
export interface PromotedGift {
  readonly sku: string;
  readonly quantity: number;
  /** shipping is priced as if it weighed nothing */
  readonly shipsFree: boolean;
}

/** Which goods a promotion is about; without any of them, all. */
export interface PromotedGoods {
  readonly skus: readonly string[];
  /** by name, as the catalog writes it */
  readonly brands: readonly string[];
  /** by path */
  readonly departments: readonly string[];
}

/** What decides how much a promotion takes off; amounts in minor units. */
export interface PromotionTerms {
  readonly id: string;
  /** older ones first where nothing else decides */
  readonly number: number;
  readonly kind: PromotionKind;
  /** hundredths of a percent, an amount, or what the gift would cost; nothing for free shipping */
  readonly value: number;
  /** null for what is none */
  readonly gift: PromotedGift | null;
  /** the most it takes off; null: no bound */
  readonly maxAmount: number | null;
  /** ways to ship that it pays for; none: every one */
  readonly services: readonly string[];
  readonly goods: PromotedGoods;
  /** what the goods it is about must come to, before any promotion */
  readonly minGoods: number | null;
  /** how many units of them there must be */
  readonly minQuantity: number | null;
  /** whether it counts beside others that are stackable */
  readonly isStackable: boolean;
}

/** A line that promotions may lower; `amount` is what all its units cost without them. */
export interface PromotableLine {
  readonly id: string;
  readonly sku: string;
  readonly brand: string | null;
  /** path of the department it stands in; null where it is not known or not asked for */
  readonly department: string | null;
  readonly quantity: number;
  readonly amount: number;
}

/** The way that is chosen, and what it costs without promotions. */
export interface PromotableShipping {
  readonly service: string;
  readonly amount: number;
}

/** A gift with what its units would cost; minor units. */
export interface AppliedGift extends PromotedGift {
  readonly worth: number;
}

/** What one promotion takes off, line by line; lines that it leaves alone are missing. */
export interface AppliedPromotion {
  readonly id: string;
  readonly lines: readonly { readonly id: string; readonly amount: number }[];
  readonly shipping: number;
  /** null: it gives none */
  readonly gift: AppliedGift | null;
}

/** What goods are short of what a promotion asks for; amounts in minor units, never below zero. */
export interface Shortfall {
  readonly goods: number;
  readonly quantity: number;
}

/** Whether a promotion names departments, so that somebody has to ask where goods stand. */
export const asksForDepartments = ({ goods }: Pick<PromotionTerms, 'goods'>): boolean =>
  goods.departments.length > 0;

/** Whether a promotion names brands. */
export const asksForBrands = ({ goods }: Pick<PromotionTerms, 'goods'>): boolean => goods.brands.length > 0;

/** The lines that a promotion is about. */
function promotedLines<Line extends PromotableLine>(
  { goods }: Pick<PromotionTerms, 'goods'>,
  lines: readonly Line[],
): Line[] {
  const { skus, brands, departments } = goods;
  if (skus.length + brands.length + departments.length === 0) return [...lines];
  const named = new Set(brands.map((brand) => brand.toLowerCase()));
  return lines.filter(
    ({ sku, brand, department }) =>
      skus.includes(sku) ||
      (brand !== null && named.has(brand.toLowerCase())) ||
      (department !== null && departments.includes(department)),
  );
}

/** What is missing until a promotion counts; null where none of the goods are those it is about. */
export function shortfallOf(terms: PromotionTerms, lines: readonly PromotableLine[]): Shortfall | null {
  const about = promotedLines(terms, lines);
  if (about.length === 0) return null;
  return {
    goods: Math.max(0, (terms.minGoods ?? 0) - sumOf(about.map(({ amount }) => amount))),
    quantity: Math.max(0, (terms.minQuantity ?? 0) - sumOf(about.map(({ quantity }) => quantity))),
  };
}

/**
 * What promotions take off an order: all that are stackable together, or one that is not, whichever the buyer gains more
 * by; of equal ones the stackable, then the older. Percentages come before sums, and each counts on what those before it
 * have left, so no line ever costs less than nothing. A gift counts as much as its units would cost.
 * @param shipping null while the way is not known: what is free of it is then not worth anything yet
 */
export function applyPromotions(
  all: readonly PromotionTerms[],
  lines: readonly PromotableLine[],
  shipping: PromotableShipping | null,
): AppliedPromotion[] {
  const met = [...all].sort(inTurn).filter((terms) => isMet(terms, lines));
  const choices = [
    met.filter(({ isStackable }) => isStackable),
    ...met.filter(({ isStackable }) => !isStackable).map((terms) => [terms]),
  ].map((chosen) => applyAll(chosen, lines, shipping));
  return choices.reduce((best, one) => (isBetter(one, best) ? one : best));
}

/** All that promotions take off goods; minor units. */
export const goodsOffOf = (applied: readonly AppliedPromotion[]): number =>
  sumOf(applied.flatMap(({ lines }) => lines.map(({ amount }) => amount)));

/** All that promotions take off shipping; minor units. */
export const shippingOffOf = (applied: readonly AppliedPromotion[]): number =>
  sumOf(applied.map(({ shipping }) => shipping));

/** What the gifts of promotions would cost; nobody pays it, and it is no discount. Minor units. */
const giftWorthOf = (applied: readonly AppliedPromotion[]): number =>
  sumOf(applied.map(({ gift }) => gift?.worth ?? 0));

/** What promotions take off one line together; minor units. */
export const lineOffOf = (applied: readonly AppliedPromotion[], lineId: string): number =>
  sumOf(applied.flatMap(({ lines }) => lines.filter(({ id }) => id === lineId).map(({ amount }) => amount)));

/**
 * Divides an amount by weights, to the cent: each gets its share rounded down, and what is left goes to the largest
 * remainders, of equal ones to the first. @param weights whole numbers, not all of them 0
 */
export function allocateAmount(amount: number, weights: readonly number[]): number[] {
  const of = BigInt(sumOf(weights));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((share) => Number(share / of));
  const left = amount - sumOf(shares);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % of }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

const kindsInTurn: readonly PromotionKind[] = ['percent', 'amount', 'free-shipping', 'gift'];
const inTurn = (a: PromotionTerms, b: PromotionTerms): number =>
  kindsInTurn.indexOf(a.kind) - kindsInTurn.indexOf(b.kind) || a.number - b.number;

function isMet(terms: PromotionTerms, lines: readonly PromotableLine[]): boolean {
  const short = shortfallOf(terms, lines);
  return short !== null && short.goods === 0 && short.quantity === 0;
}

/** More off and given, or as much with a promotion where there was none. */
function isBetter(one: readonly AppliedPromotion[], best: readonly AppliedPromotion[]): boolean {
  const [off, most] = [one, best].map(
    (applied) => goodsOffOf(applied) + shippingOffOf(applied) + giftWorthOf(applied),
  );
  if (off !== most) return (off ?? 0) > (most ?? 0);
  return best.length === 0 && one.length > 0;
}

function applyAll(
  chosen: readonly PromotionTerms[],
  lines: readonly PromotableLine[],
  shipping: PromotableShipping | null,
): AppliedPromotion[] {
  const left = new Map(lines.map(({ id, amount }) => [id, amount]));
  let shippingLeft = shipping?.amount ?? 0;
  return chosen.map((terms): AppliedPromotion => {
    if (terms.gift) return { ...nothingOff(terms), gift: { ...terms.gift, worth: terms.value } };
    if (terms.kind === 'free-shipping') {
      const isPaidFor = shipping !== null && isServicePaid(terms, shipping.service);
      const off = isPaidFor ? Math.min(shippingLeft, terms.maxAmount ?? shippingLeft) : 0;
      shippingLeft -= off;
      return { ...nothingOff(terms), shipping: off };
    }
    const off = lowerLines(terms, promotedLines(terms, lines), left);
    return { ...nothingOff(terms), lines: off };
  });
}

const nothingOff = ({ id }: PromotionTerms): AppliedPromotion => ({ id, lines: [], shipping: 0, gift: null });

const isServicePaid = ({ services }: PromotionTerms, service: string): boolean =>
  services.length === 0 || services.includes(service);

/** Takes a promotion off what its lines are left at. */
function lowerLines(
  terms: PromotionTerms,
  lines: readonly PromotableLine[],
  left: Map<string, number>,
): AppliedPromotion['lines'] {
  const weights = lines.map(({ id }) => left.get(id) ?? 0);
  const base = sumOf(weights);
  if (base === 0) return [];
  const wanted = terms.kind === 'percent' ? percentOf(base, terms.value) : terms.value;
  const off = Math.min(base, wanted, terms.maxAmount ?? wanted);
  const shares = allocateAmount(off, weights);
  return lines.flatMap(({ id }, at) => {
    const amount = shares[at] ?? 0;
    left.set(id, (left.get(id) ?? 0) - amount);
    return amount === 0 ? [] : [{ id, amount }];
  });
}

/** Hundredths of a percent of an amount, rounded half up. */
const percentOf = (amount: number, basisPoints: number): number =>
  Number((2n * BigInt(amount) * BigInt(basisPoints) + 10_000n) / 20_000n);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
