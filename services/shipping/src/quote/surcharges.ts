import {
  shippingServices,
  type PriceRecord,
  type ShippedGoods,
  type ShippingService,
  type Surcharge,
} from '@gantry/contracts/schemas/shipping';
import type { TariffRow } from '@gantry/contracts/schemas/tariff';
import type { Carried, Priced, ReadPart } from './priced.ts';
import { isBetween, type Tariff } from './tariff.ts';

interface Situation {
  readonly request: PriceRecord['request'];
  readonly carried: Carried;
  readonly row: TariffRow<'surcharge'>;
}

/** How many times each surcharge is asked; 0: not at all. */
const countOf: Readonly<Record<Exclude<Surcharge, 'fuel'>, (situation: Situation) => number>> = {
  residential: ({ request, carried }) => (request.residential ? packagesOf(carried) : 0),
  liftgate: ({ request, carried }) => (request.liftgate && carried.isFreight ? 1 : 0),
  'limited-access': ({ request, carried }) => (request.limitedAccess && carried.isFreight ? 1 : 0),
  oversize: ({ carried, row }) => carried.boxes.filter((box) => isOversize(box, row)).length,
  hazmat: (situation) => hazardous(situation, 'full'),
  'limited-quantity': (situation) => hazardous(situation, 'limited'),
  'delivery-area': ({ request, carried, row }) =>
    isBetween(request.postalCode.slice(0, 5), row.fromZip, row.toZip) ? packagesOf(carried) : 0,
};

/** What is asked on top of the rates, by the provider's rows; fuel comes last, as a share of the rates. */
export function surchargeParts(
  service: ShippingService,
  request: PriceRecord['request'],
  { parts, carried }: Priced,
  tariff: Tariff,
): ReadPart[] {
  const provider = shippingServices[service];
  const names = Object.keys(countOf) as (keyof typeof countOf)[];
  const asked = names.flatMap((name) => {
    const found = tariff.surchargesOf(provider, name).map((row) => ({
      row,
      count: countOf[name]({ request, carried, row }),
    }));
    // of several that fit, as of areas within one another, the dearest is asked
    const [dearest] = found
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.row.amount * other.count - one.row.amount * one.count);
    if (!dearest) return [];
    const { row, count } = dearest;
    return [partOf(name, { row, count, amount: row.amount * count })];
  });
  const rates = parts.reduce((sum, { amount }) => sum + amount, 0);
  const [fuel] = tariff.surchargesOf(provider, 'fuel');
  const share = fuel ? Math.round((rates * fuel.percent) / 10_000) : 0;
  return fuel && share > 0 ? [...asked, partOf('fuel', { row: fuel, count: 1, amount: share })] : asked;
}

const partOf = (
  part: Surcharge,
  {
    row,
    count,
    amount,
  }: { readonly row: TariffRow<'surcharge'>; readonly count: number; readonly amount: number },
): ReadPart => ({ part, amount, rows: [{ kind: 'surcharge', row }], count, pounds: null });

const packagesOf = ({ boxes, isFreight }: Carried): number => (isFreight ? 1 : Math.max(1, boxes.length));

function isOversize(
  box: Carried['boxes'][number],
  { overInches, overPounds }: TariffRow<'surcharge'>,
): boolean {
  const isLong = overInches > 0 && box.longest > overInches;
  return isLong || (overPounds > 0 && box.pounds > overPounds);
}

/** Packages with such goods; freight and whole orders are asked once. */
function hazardous({ request, carried }: Situation, hazmat: ShippedGoods['hazmat']): number {
  if (!request.goods.some((one) => one.hazmat === hazmat)) return 0;
  return Math.max(1, carried.boxes.filter((box) => box.hazmat === hazmat).length);
}
