import {
  isRetired,
  shippingServices,
  type DeliveryQuestion,
  type PriceRecord,
  type ShippingOption,
  type ShippingService,
} from '@gantry/contracts/schemas/shipping';

/** As many as a buyer can compare at a glance. */
const maxOffered = 4;

/**
 * What a buyer chooses among: the cheapest way, and of the others those that are faster than everything cheaper, at most a
 * few with the fastest among them. A service that is asked for by name is offered as well.
 */
export function menuOf(rated: readonly PriceRecord[], wanted: ShippingService | null): PriceRecord[] {
  const offered = rated.filter(({ service }) => !isRetired(service)).toSorted(compare);
  const faster: PriceRecord[] = [];
  for (const one of offered) {
    const last = faster.at(-1);
    if (!last || isFaster(one, last)) faster.push(one);
  }
  const menu =
    faster.length > maxOffered ? [...faster.slice(0, maxOffered - 1), ...faster.slice(-1)] : faster;
  const named = offered.find(({ service }) => service === wanted);
  return named && !menu.includes(named) ? [...menu, named].sort(compare) : menu;
}

export const optionOf = ({ service, amount, transitDays }: PriceRecord): ShippingOption => ({
  service,
  provider: shippingServices[service],
  amount,
  transitDays,
  free: amount === 0,
});

/** What to ask about the address: what would change the price of something that is offered. */
export const questionsOf = (
  menu: readonly PriceRecord[],
  rateWith: (flag: DeliveryQuestion, isSo: boolean) => readonly PriceRecord[],
): DeliveryQuestion[] =>
  (['residential', 'liftgate', 'limitedAccess'] as const).filter((flag) => {
    const [dearer, plain] = [rateWith(flag, true), rateWith(flag, false)].map(
      (rated) => new Map(rated.map(({ service, amount }) => [service, amount])),
    );
    return menu.some(({ service }) => dearer?.get(service) !== plain?.get(service));
  });

const compare = (one: PriceRecord, other: PriceRecord): number =>
  one.amount - other.amount ||
  one.transitDays[1] - other.transitDays[1] ||
  one.transitDays[0] - other.transitDays[0] ||
  one.service.localeCompare(other.service);

const isFaster = (
  { transitDays: [from, to] }: PriceRecord,
  { transitDays: [wasFrom, wasTo] }: PriceRecord,
): boolean => to < wasTo || (to === wasTo && from < wasFrom);
