import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import {
  deliveryParts,
  wholeDays,
  type DeliveryDays,
  type DeliveryPart,
  type TransitDays,
} from '@gantry/domain/delivery-days';
import { availabilityRules } from '@gantry/domain/statuses/availability';

/** When a quantity leaves and is there: all of it, and its parts where they have days of their own. */
export interface QuantityDelivery extends DeliveryDays {
  /** in the order they leave; empty where all leaves at once */
  readonly parts: readonly DeliveryPart[];
}

type Supplied = Pick<PricedLine, 'supply' | 'leadDays' | 'availability'>;

/**
 * When a quantity that is ordered at a moment leaves and is there: its days are null where nobody may promise all of it.
 * @param line priced for this quantity, so that it says where each part comes from
 * @param transit business days on the way
 */
export function deliveryOf(
  line: Supplied,
  quantity: number,
  ordered: Date,
  transit: TransitDays = null,
): QuantityDelivery {
  const parts = deliveryParts(line.supply ?? [allOf(line, quantity)], ordered, transit);
  return { ...wholeDays(parts), parts: parts.length > 1 ? parts : [] };
}

/** From a catalogue that tells no parts: all by the label of the whole. */
const allOf = ({ availability, leadDays }: Supplied, quantity: number) => ({
  quantity,
  availability,
  days: leadDays ?? availabilityRules[availability].days,
});
