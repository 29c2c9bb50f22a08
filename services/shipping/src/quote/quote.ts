import {
  shippingServices,
  type ShippingOption,
  type ShippingService,
} from '@gantry/contracts/schemas/shipping';
import { regionOf, zoneOf, type Destination, type Zone } from './zone.ts';

/** What one service costs in a zone; amounts in minor units, transit in business days. */
export interface Rate {
  readonly zone: Zone;
  readonly service: ShippingService;
  readonly amount: number;
  readonly transitLow: number;
  readonly transitHigh: number;
}
/** Orders below the minimum pay the fee (specification §9). */
export interface HandlingRule {
  readonly minimumOrder: number;
  readonly fee: number;
}
/** Business days a service needs to every place of a region; the rate's own days hold where there is none. */
export interface Transit {
  readonly service: ShippingService;
  readonly region: string;
  readonly days: number;
}
export interface Tariff {
  readonly rates: readonly Rate[];
  readonly transits: readonly Transit[];
  readonly handling: HandlingRule;
}
export interface Parcel extends Destination {
  readonly subtotal: number;
}

const groundReasons = {
  unknown: 'needs-address',
  contiguous: 'eligible',
  offshore: 'outside-continental',
  abroad: 'contact-us',
} as const satisfies Record<Zone, string>;

/** Ways to ship a parcel, its handling fee and whether ground is free; no option means: not shipped there. */
export function quoteParcel(parcel: Parcel, tariff: Tariff) {
  const zone = zoneOf(parcel);
  const region = regionOf(parcel);
  return {
    options: tariff.rates
      .filter((rate) => rate.zone === zone)
      .map((rate) => optionOf(rate, transitDays(rate, region, tariff))),
    handling: handlingOf(parcel.subtotal, tariff.handling),
    freeGround: { eligible: zone === 'contiguous', reason: groundReasons[zone] },
  };
}

function optionOf({ service, amount }: Rate, days: [number, number]): ShippingOption {
  return {
    service,
    provider: shippingServices[service],
    amount,
    transitDays: days,
    free: amount === 0,
  };
}

function transitDays(rate: Rate, region: string | null, { transits }: Tariff): [number, number] {
  const known = transits.find((transit) => transit.service === rate.service && transit.region === region);
  return known ? [known.days, known.days] : [rate.transitLow, rate.transitHigh];
}

function handlingOf(subtotal: number, { minimumOrder, fee }: HandlingRule) {
  const isSmall = subtotal > 0 && subtotal < minimumOrder;
  return { fee: isSmall ? fee : 0, minimumOrder, missing: isSmall ? minimumOrder - subtotal : 0 };
}
