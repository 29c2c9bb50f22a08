import type { ShippingProvider, ShippingService, Surcharge } from '@gantry/contracts/schemas/shipping';
import { tariffTables, type TariffKind, type TariffRow } from '@gantry/contracts/schemas/tariff';
import { usesZipCodes } from '@gantry/domain/zip-codes';
import type { Destination } from './place.ts';

/** Rows of all tables, of any day. */
export type TariffRows = { readonly [Kind in TariffKind]: readonly TariffRow<Kind>[] };

/** Rows of one table that hold on a day: of those that stand for the same thing the one that began last. */
export function rowsOn<Kind extends TariffKind>(
  kind: Kind,
  rows: readonly TariffRow<Kind>[],
  day: string,
): TariffRow<Kind>[] {
  const newest = new Map<string, TariffRow<Kind>>();
  for (const row of rows) {
    const isInForce = row.effectiveFrom <= day && (row.effectiveUntil === null || day < row.effectiveUntil);
    if (!isInForce) continue;
    const key = keyOf(kind, row);
    const known = newest.get(key);
    if (!known || known.effectiveFrom < row.effectiveFrom) newest.set(key, row);
  }
  return [...newest.values()];
}

/** What a row stands for: the same for every version of it. */
export const keyOf = (kind: TariffKind, values: object): string =>
  tariffTables[kind].key.map((name) => String((values as Record<string, unknown>)[name])).join('|');

/** Business days a service needs to every place of a region, where that is known closer than by zone. */
export interface RegionDays {
  readonly service: string;
  readonly region: string;
  readonly days: number;
}

/** The tariff of one day, as the engine asks it. */
export class Tariff {
  private readonly base: ReadonlyMap<string, readonly TariffRow<'base'>[]>;
  private readonly fixed: ReadonlyMap<string, readonly TariffRow<'fixed'>[]>;
  private readonly freight: ReadonlyMap<string, readonly TariffRow<'freight'>[]>;
  private readonly zones: readonly TariffRow<'zone'>[];
  private readonly transits: ReadonlyMap<string, TariffRow<'transit'>>;
  private readonly divisors: readonly TariffRow<'divisor'>[];
  private readonly surcharges: readonly TariffRow<'surcharge'>[];
  private readonly rules: readonly TariffRow<'rule'>[];
  private readonly regionDays: ReadonlyMap<string, number>;

  constructor(
    rows: TariffRows,
    readonly day: string,
    regionDays: readonly RegionDays[] = [],
  ) {
    this.regionDays = new Map(regionDays.map(({ service, region, days }) => [`${service}|${region}`, days]));
    const perWay = ({ service, zone }: { service: string; zone: string }) => `${service}|${zone}`;
    this.base = Map.groupBy(rowsOn('base', rows.base, day), perWay);
    this.fixed = Map.groupBy(rowsOn('fixed', rows.fixed, day), perWay);
    this.freight = Map.groupBy(
      rowsOn('freight', rows.freight, day),
      (row) => `${perWay(row)}|${row.freightClass}`,
    );
    this.zones = rowsOn('zone', rows.zone, day);
    this.transits = new Map(rowsOn('transit', rows.transit, day).map((row) => [perWay(row), row]));
    this.divisors = rowsOn('divisor', rows.divisor, day);
    this.surcharges = rowsOn('surcharge', rows.surcharge, day);
    this.rules = rowsOn('rule', rows.rule, day);
  }

  /** The row that says how far it is: of those that fit the closest one. None in the United States without a ZIP code. */
  zoneTo(origin: string, { country, postalCode }: Destination): TariffRow<'zone'> | undefined {
    const isDomestic = usesZipCodes(country);
    const zip = isDomestic ? postalCode.slice(0, 5) : '';
    if (isDomestic && zip === '') return undefined;
    const fits = this.zones.filter(
      (row) =>
        origin.startsWith(row.originZip) &&
        (row.country === (isDomestic ? 'US' : country) ||
          (row.country === '*' && !isDomestic && country !== 'other')) &&
        (!isDomestic || isBetween(zip, row.fromZip, row.toZip)),
    );
    return fits.toSorted((one, other) => compareCloseness(one, other))[0];
  }

  /** Of the rows that take the weight the one that asks least, so that a pound more is never cheaper. */
  parcelRate(service: ShippingService, zone: string, pounds: number): TariffRow<'base'> | undefined {
    return cheapest(this.base.get(`${service}|${zone}`) ?? [], pounds);
  }

  fixedRate(service: ShippingService, zone: string, pounds: number): TariffRow<'fixed'> | undefined {
    return cheapest(this.fixed.get(`${service}|${zone}`) ?? [], pounds);
  }

  /**
   * Of all weight breaks the one that asks least: freight may be billed as heavier than it is to reach a lower rate. With
   * the row of the lowest minimum, so that a pound more never comes to a lower one.
   */
  freightRate(service: ShippingService, zone: string, freightClass: string, pounds: number) {
    const rows = this.freight.get(`${service}|${zone}|${freightClass}`) ?? [];
    const [best] = rows
      .map((row) => ({ row, billed: Math.max(pounds, row.fromPounds) }))
      .map(({ row, billed }) => ({ row, billed, amount: Math.round((row.perHundredPounds * billed) / 100) }))
      .toSorted((one, other) => one.amount - other.amount || one.billed - other.billed);
    const [least] = rows.toSorted((one, other) => one.minimum - other.minimum);
    return best && least ? { ...best, least } : undefined;
  }

  transitOf(service: ShippingService, zone: string): TariffRow<'transit'> | undefined {
    return this.transits.get(`${service}|${zone}`);
  }

  /** Business days to a place, fewest and most. */
  daysTo({ service, minDays, maxDays }: TariffRow<'transit'>, region: string | null): [number, number] {
    const known = this.regionDays.get(`${service}|${region}`);
    return known === undefined ? [minDays, maxDays] : [known, known];
  }

  /** What a package of a size counts a pound for; undefined where only its weight counts. */
  divisorOf(service: ShippingService, cubicInches: number): TariffRow<'divisor'> | undefined {
    return this.divisors
      .filter((row) => row.service === service && cubicInches > row.overCubicInches)
      .toSorted((one, other) => other.overCubicInches - one.overCubicInches)[0];
  }

  surchargesOf(provider: ShippingProvider, surcharge: Surcharge): readonly TariffRow<'surcharge'>[] {
    return this.surcharges.filter((row) => row.provider === provider && row.surcharge === surcharge);
  }

  rulesOf(rule: TariffRow<'rule'>['rule']): readonly TariffRow<'rule'>[] {
    return this.rules.filter((row) => row.rule === rule);
  }
}

/** Whether a ZIP code lies between two beginnings of one, both included; an empty one bounds nothing. */
export const isBetween = (zip: string, from: string, to: string): boolean =>
  from.padEnd(5, '0') <= zip && zip <= (to || from).padEnd(5, '9');

const spanOf = ({ fromZip, toZip }: TariffRow<'zone'>): number =>
  Number((toZip || fromZip).padEnd(5, '9')) - Number(fromZip.padEnd(5, '0'));

const compareCloseness = (one: TariffRow<'zone'>, other: TariffRow<'zone'>): number =>
  other.originZip.length - one.originZip.length ||
  Number(one.country === '*') - Number(other.country === '*') ||
  spanOf(one) - spanOf(other) ||
  one.id.localeCompare(other.id);

const cheapest = <Row extends { readonly upToPounds: number; readonly amount: number }>(
  rows: readonly Row[],
  pounds: number,
): Row | undefined =>
  rows
    .filter(({ upToPounds }) => upToPounds >= pounds)
    .toSorted((one, other) => one.amount - other.amount || one.upToPounds - other.upToPounds)[0];
