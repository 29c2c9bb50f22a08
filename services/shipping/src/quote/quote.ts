import {
  shippingServices,
  type ShippingOption,
  type ShippingService,
} from '@gantry/contracts/schemas/shipping';
import { zoneOf, type Zone } from './zone.ts';

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
export interface Tariff {
  readonly rates: readonly Rate[];
  readonly handling: HandlingRule;
}
export interface Parcel {
  readonly country: string;
  readonly region: string | null;
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
  const zone = zoneOf(parcel.country, parcel.region);
  return {
    options: tariff.rates.filter((rate) => rate.zone === zone).map(optionOf),
    handling: handlingOf(parcel.subtotal, tariff.handling),
    freeGround: { eligible: zone === 'contiguous', reason: groundReasons[zone] },
  };
}

function optionOf({ service, amount, transitLow, transitHigh }: Rate): ShippingOption {
  return {
    service,
    provider: shippingServices[service],
    amount,
    transitDays: [transitLow, transitHigh],
    free: amount === 0,
  };
}

function handlingOf(subtotal: number, { minimumOrder, fee }: HandlingRule) {
  const isSmall = subtotal > 0 && subtotal < minimumOrder;
  return { fee: isSmall ? fee : 0, minimumOrder, missing: isSmall ? minimumOrder - subtotal : 0 };
}
