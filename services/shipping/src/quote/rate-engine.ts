import {
  shippingServices,
  type PriceRecord,
  type ShippedGoods,
  type ShippingService,
} from '@gantry/contracts/schemas/shipping';
import {
  tariffTables,
  type AnyTariffRow,
  type TariffKind,
  type TariffRow,
} from '@gantry/contracts/schemas/tariff';
import { freeGroundOf, handlingOf, type FreeGround } from './ground-rules.ts';
import { boxPounds, pack, poundsOf, type Package, type Packing } from './packages.ts';
import { isArmedForces, regionOf } from './place.ts';
import type { Box, Priced, ReadPart, ReadRow } from './priced.ts';
import { serviceBook } from './services.ts';
import { surchargeParts } from './surcharges.ts';
import type { Tariff } from './tariff.ts';

/** Raised when the same rows and the same shipment would give other cents than before. */
const engineVersion = 1;

/** What is to be sent, and where from; pure data, so that a price can be computed again from it. */
export interface Shipment {
  readonly origin: string;
  readonly request: PriceRecord['request'];
  /** what the carrier asks us, where nothing is given free */
  readonly isCost?: boolean;
}
export const allServices = Object.keys(shippingServices) as ShippingService[];
/** Goods that nobody classed travel as this one: the middle of the classification. */
const usualClass = '100';

/** What every service that goes there would ask, with the record of each; specification §9. */
export const rateAll = (shipment: Shipment, tariff: Tariff): PriceRecord[] =>
  rateServices(shipment, allServices, tariff);

/**
 * What some services ask for a shipment on the day of the tariff, without those that do not go there, or not with such
 * goods. Reads nothing but its arguments; the goods are packed once for all services.
 */
export function rateServices(
  shipment: Shipment,
  services: readonly ShippingService[],
  tariff: Tariff,
): PriceRecord[] {
  const { request, origin } = shipment;
  const zoneRow = tariff.zoneTo(origin, request);
  if (!zoneRow) return [];
  const packing = pack(request.goods);
  const freeGround = shipment.isCost ? null : freeGroundOf(request, packing, tariff);
  const way = { tariff, zoneRow, packing, freeGround };
  return services.flatMap((service) => rateService(shipment, service, way) ?? []);
}

interface Way {
  readonly tariff: Tariff;
  readonly zoneRow: TariffRow<'zone'>;
  readonly packing: Packing;
  /** null where nothing is given free */
  readonly freeGround: FreeGround | null;
}

function rateService(
  shipment: Shipment,
  service: ShippingService,
  { tariff, zoneRow, packing, freeGround }: Way,
): PriceRecord | null {
  const { request, origin } = shipment;
  if (!mayCarry(service, request, packing)) return null;
  const { zone } = zoneRow;
  const transit = tariff.transitOf(service, zone);
  const priced = ratesOf(service, { zone, request, packing, tariff });
  if (!transit || !priced) return null;
  const asked = [...priced.parts, ...surchargeParts(service, request, priced, tariff)];
  const parts = [...asked, ...freeGroundParts(service, asked, freeGround)];
  const handling = handlingOf(request.subtotal, tariff);
  const used: ReadRow[] = [
    { kind: 'zone', row: zoneRow },
    { kind: 'transit', row: transit },
    ...handling.rows,
    ...parts.flatMap(({ rows }) => rows),
  ];
  return {
    engineVersion,
    day: tariff.day,
    origin,
    request,
    service,
    zone,
    parts: parts.map((part) => ({ ...part, rows: part.rows.map(({ row }) => row.id) })),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    handlingFee: handling.fee,
    transitDays: tariff.daysTo(transit, regionOf(request)),
    rows: storedRows(used),
  };
}

/** Dangerous goods never fly, only the mail brings things to boxes and the armed forces, and pallets are no parcels. */
function mayCarry(service: ShippingService, request: PriceRecord['request'], packing: Packing): boolean {
  const { way, flies, isMail } = serviceBook[service];
  const isHazardous = request.goods.some(({ hazmat }) => hazmat !== 'none');
  if (isHazardous && flies) return false;
  // the mail takes limited quantities on the ground at most
  if (isMail && way === 'parcel' && request.goods.some(({ hazmat }) => hazmat === 'full')) return false;
  if ((request.poBox === true || isArmedForces(request)) && !isMail) return false;
  return way === 'fixed' || (way === 'freight') === packing.needsFreight;
}

interface Rating {
  readonly zone: string;
  readonly request: PriceRecord['request'];
  readonly packing: Packing;
  readonly tariff: Tariff;
}

function ratesOf(service: ShippingService, rating: Rating): Priced | null {
  const { way } = serviceBook[service];
  if (way === 'parcel') return parcelRates(service, rating);
  return way === 'freight' ? freightRates(service, rating) : fixedRates(service, rating);
}

/** Each package by the larger of what it weighs and what its size counts for. */
function parcelRates(service: ShippingService, { zone, packing, tariff }: Rating): Priced | null {
  const parts: ReadPart[] = [];
  const own = packing.packages.map((one) => ownBox(service, one, tariff));
  const boxes = [...own, ...packing.pools.flatMap((pool) => poolBoxes(service, pool, tariff))];
  const alike = Map.groupBy(boxes, ({ pounds, divisor }) => `${wholePounds(pounds)}|${divisor?.id ?? ''}`);
  for (const [first, ...others] of alike.values()) {
    const pounds = wholePounds(first?.pounds ?? 0);
    const rate = tariff.parcelRate(service, zone, pounds);
    if (!first || !rate) return null;
    const count = others.length + 1;
    const rows: ReadRow[] = [{ kind: 'base', row: rate }];
    if (first.divisor) rows.push({ kind: 'divisor', row: first.divisor });
    parts.push({ part: 'base', amount: rate.amount * count, rows, count, pounds });
  }
  return { parts, carried: { boxes, isFreight: false } };
}

function ownBox(service: ShippingService, { longest, hazmat, ...one }: Package, tariff: Tariff): Box {
  return { ...billedBy(service, one, tariff), longest, hazmat };
}

/** Full boxes of a pool, and one with the rest. */
function poolBoxes(
  service: ShippingService,
  { hazmat, ...pool }: Packing['pools'][number],
  tariff: Tariff,
): Box[] {
  const { pounds, divisor } = billedBy(service, pool, tariff);
  const full = Math.floor(pounds / boxPounds);
  const rest = pounds - full * boxPounds;
  const weights = [...Array.from({ length: full }, () => boxPounds), ...(rest > tolerance ? [rest] : [])];
  return weights.map((one) => ({ pounds: one, longest: 0, hazmat, divisor }));
}

/** The larger of what something weighs and what its size counts for; with the row of the size where that is the larger. */
function billedBy(
  service: ShippingService,
  { pounds, cubicInches }: Pick<Package, 'pounds' | 'cubicInches'>,
  tariff: Tariff,
): Pick<Box, 'pounds' | 'divisor'> {
  const divisor = tariff.divisorOf(service, cubicInches);
  const bySize = divisor ? cubicInches / divisor.cubicInchesPerPound : 0;
  return divisor && bySize > pounds ? { pounds: bySize, divisor } : { pounds, divisor: null };
}

const wholePounds = (pounds: number): number => Math.max(1, Math.ceil(pounds - tolerance));

/** A hundredth of a pound is no pound begun: grams do not come out even. */
const tolerance = 0.01;

function fixedRates(service: ShippingService, { zone, request, packing, tariff }: Rating): Priced | null {
  const pounds = wholePounds(totalPounds(request.goods));
  const rate = tariff.fixedRate(service, zone, pounds);
  if (!rate) return null;
  const rows: ReadRow[] = [{ kind: 'fixed', row: rate }];
  const part: ReadPart = { part: 'fixed', amount: rate.amount, rows, count: 1, pounds };
  const boxes = packing.packages.map((one) => ({ ...one, divisor: null }));
  return { parts: [part], carried: { boxes, isFreight: false } };
}

/** Each class by its own weight; where all of it comes to less than the carrier's minimum, that is asked. */
function freightRates(service: ShippingService, { zone, request, tariff }: Rating): Priced | null {
  const parts: ReadPart[] = [];
  let minimum = 0;
  const byClass = Map.groupBy(request.goods, ({ freightClass }) => freightClass ?? usualClass);
  for (const [freightClass, goods] of byClass) {
    const pounds = wholePounds(totalPounds(goods));
    const rate = tariff.freightRate(service, zone, freightClass, pounds);
    if (!rate) return null;
    minimum = Math.max(minimum, rate.least.minimum);
    const rows: ReadRow[] = [...new Set([rate.row, rate.least])].map((row) => ({ kind: 'freight', row }));
    parts.push({ part: 'freight', amount: rate.amount, rows, count: 1, pounds: rate.billed, freightClass });
  }
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const [first, ...others] = parts;
  if (!first) return null;
  const raised = sum < minimum ? [{ ...first, amount: first.amount + minimum - sum }, ...others] : parts;
  return { parts: raised, carried: { boxes: [], isFreight: true } };
}

const totalPounds = (goods: readonly ShippedGoods[]): number =>
  goods.reduce((sum, one) => sum + poundsOf(one), 0);

/** Takes everything off that was asked, where ground is free to this place. */
function freeGroundParts(
  service: ShippingService,
  asked: readonly ReadPart[],
  freeGround: FreeGround | null,
): ReadPart[] {
  const row = freeGround?.row;
  if (row?.service !== service) return [];
  const sum = asked.reduce((all, { amount }) => all + amount, 0);
  return [{ part: 'free-ground', amount: -sum, rows: [{ kind: 'rule', row }], count: 1, pounds: null }];
}

/** Every row once, as it is kept with an order. */
function storedRows(used: readonly ReadRow[]): PriceRecord['rows'] {
  const rows = new Map(used.map(({ kind, row }) => [row.id, asAnyRow(kind, row)]));
  return [...rows.values()];
}

/** A row of a table as it is sent and kept. */
export function asAnyRow(kind: TariffKind, row: TariffRow<TariffKind>): AnyTariffRow {
  const { id, effectiveFrom, effectiveUntil } = row;
  const from = row as unknown as Readonly<Record<string, string | number>>;
  const names = Object.keys(tariffTables[kind].columns);
  const values = Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
  return { id, kind, effectiveFrom, effectiveUntil, values };
}
