import { isRetired, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { allServices, rateServices, type Shipment } from './rate-engine.ts';
import { serviceBook } from './services.ts';
import type { Tariff } from './tariff.ts';

const takesReturns = allServices.filter((service) => !isRetired(service) && !serviceBook[service].isOurs);

/**
 * The service that brings goods back to us for the least, of those that go there and take them; of two that ask the same
 * the faster one. A place is as far from us as we are from it, so the rates are those of the way there, with nothing given
 * free. Null where no service takes them.
 */
export function returnServiceOf(shipment: Shipment, tariff: Tariff): ShippingService | null {
  const rated = rateServices({ ...shipment, isCost: true }, takesReturns, tariff);
  const [best] = rated.toSorted(
    (one, other) => one.amount - other.amount || one.transitDays[1] - other.transitDays[1],
  );
  return best?.service ?? null;
}
