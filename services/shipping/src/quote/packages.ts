import type { ShippedGoods } from '@gantry/contracts/schemas/shipping';
import { gramsPerPound, mmPerInch } from '@gantry/domain/packing';

/** A package as carriers weigh and measure it: pounds and inches, sides from the longest. */
export interface Package {
  readonly pounds: number;
  readonly cubicInches: number;
  readonly longest: number;
  /** twice the other two sides with the longest: what carriers call length and girth */
  readonly girth: number;
  readonly hazmat: ShippedGoods['hazmat'];
}
/** What goes in boxes together: how many boxes that makes depends on what the carrier takes for their weight. */
export interface Pool {
  readonly pounds: number;
  readonly cubicInches: number;
  readonly hazmat: ShippedGoods['hazmat'];
}
export interface Packing {
  readonly packages: readonly Package[];
  readonly pools: readonly Pool[];
  /** a unit, or all of it, is more than parcel carriers take */
  readonly needsFreight: boolean;
}

/** What nobody has weighed counts as this. */
const unknownPounds = 1;
/** Pounds we put in a box; heavier units go as they are. */
export const boxPounds = 50;
/** Inches of our largest box; longer units go as they are. */
const boxInches = 24;
/** What UPS and FedEx take as a parcel: pounds, the longest side, and length with girth. */
const parcelLimits = { pounds: 150, longest: 108, girth: 165 };
/** From here on a pallet is what a carrier takes best, however it is packed. */
const freightFromPounds = 500;

/** Pounds of some units. */
export const poundsOf = ({
  weightGrams,
  quantity,
}: Pick<ShippedGoods, 'weightGrams' | 'quantity'>): number =>
  weightGrams > 0 ? (weightGrams / gramsPerPound) * quantity : unknownPounds * quantity;

/**
 * How goods are packed: what is heavier or longer than a box is a package of its own, all else is poured into boxes of
 * one weight, dangerous goods apart. Poured, and not fitted, so that a unit more never makes fewer boxes.
 */
export function pack(goods: readonly ShippedGoods[]): Packing {
  const packages: Package[] = [];
  const pools = new Map<ShippedGoods['hazmat'], Pool>();
  for (const one of goods.length > 0 ? goods : [nothing]) {
    const unit = packageOf(one);
    if (one.isPacked || unit.pounds > boxPounds || unit.longest > boxInches)
      packages.push(...Array.from({ length: one.quantity }, () => unit));
    else pools.set(one.hazmat, poured(pools.get(one.hazmat), unit, one.quantity));
  }
  const sum = [...packages, ...pools.values()].reduce((pounds, one) => pounds + one.pounds, 0);
  const isTooMuch = sum > freightFromPounds || packages.some(isBeyondParcel);
  return { packages, pools: [...pools.values()], needsFreight: isTooMuch };
}

/** What a quote without goods is made for. */
const nothing: ShippedGoods = {
  quantity: 1,
  weightGrams: 0,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  freightClass: null,
  hazmat: 'none',
};

const isBeyondParcel = ({ pounds, longest, girth }: Package): boolean =>
  pounds > parcelLimits.pounds || longest > parcelLimits.longest || girth > parcelLimits.girth;

function packageOf(goods: ShippedGoods): Package {
  const sides = [goods.lengthMm, goods.widthMm, goods.heightMm].map((mm) => (mm ?? 0) / mmPerInch);
  const [longest = 0, second = 0, third = 0] = sides.sort((one, other) => other - one);
  return {
    pounds: poundsOf({ ...goods, quantity: 1 }),
    cubicInches: longest * second * third,
    longest,
    girth: longest + 2 * (second + third),
    hazmat: goods.hazmat,
  };
}

const poured = (pool: Pool | undefined, unit: Package, quantity: number): Pool => ({
  pounds: (pool?.pounds ?? 0) + unit.pounds * quantity,
  cubicInches: (pool?.cubicInches ?? 0) + unit.cubicInches * quantity,
  hazmat: unit.hazmat,
});
