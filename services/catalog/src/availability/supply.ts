import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { Supply } from '@gantry/contracts/schemas/product-page';
import { availabilityRules, leadTimeLabels, type Availability } from '@gantry/domain/statuses/availability';

/** What decides where a quantity comes from. */
export interface SupplyFacts {
  /** the effective label */
  availability: Availability;
  /** what the feed says */
  stated: Availability | null;
  /** pieces on hand and not reserved; null when nobody counts */
  stock: number | null;
  /** what suppliers bring for the shelf and nobody has ordered, the soonest first */
  inbound: readonly InboundUnits[];
}
type Part = Supply['parts'][number];

/** Whether the label follows from what lies on the shelf and what is brought there, and not from a lead time alone. */
const isOfShelf = ({ availability, stock, inbound }: SupplyFacts): boolean =>
  availability === 'in-stock' || (availability === 'backordered' && stock === 0 && inbound.length > 0);

/** The label of what neither lies on the shelf nor is brought there; null when nobody brings more. */
const beyondInbound = (facts: SupplyFacts): Availability | null =>
  isOfShelf(facts) && facts.stated && leadTimeLabels.includes(facts.stated) ? facts.stated : null;

/**
 * The label of a whole quantity: that of its last part ("quantity matters"). A quantity nobody can bring
 * keeps the product's label; sales says what is short.
 */
export const availabilityOf = (facts: SupplyFacts, quantity: number): Availability =>
  supplyParts(facts, quantity).at(-1)?.availability ?? facts.availability;

/** Pieces that can be sold from the shelf; null for goods that do not lie on one, or that nobody counts. */
export function onShelf(facts: SupplyFacts): number | null {
  return isOfShelf(facts) || facts.availability === 'discontinued' ? facts.stock : null;
}

/**
 * Where a quantity comes from: what lies on the shelf first, then what is on its way there, then the supplier, then
 * nobody. Of a discontinued product only what lies there is sold.
 * @param daysOf business days of a label; those the label stands for, unless the product has its own
 */
export function supplyParts(facts: SupplyFacts, quantity: number, daysOf = daysOfLabel): Part[] {
  const first = Math.min(quantity, onShelf(facts) ?? quantity);
  const brought = isOfShelf(facts) ? broughtUnits(facts.inbound, quantity - first) : [];
  const rest = brought.reduce((left, part) => left - part.quantity, quantity - first);
  const fromShelf = isOfShelf(facts) ? 'in-stock' : facts.availability;
  return [dated(first, fromShelf, daysOf), ...brought, dated(rest, beyondInbound(facts), daysOf)].filter(
    (one) => one.quantity > 0,
  );
}

/** As much of a quantity as is brought, day by day. */
function broughtUnits(inbound: readonly InboundUnits[], wanted: number): Part[] {
  let left = wanted;
  return inbound.map(({ expectedOn, quantity: brought }) => {
    const quantity = Math.min(left, brought);
    left -= quantity;
    return { quantity, availability: 'backordered' as const, days: null, expectedOn };
  });
}

const dated = (
  quantity: number,
  availability: Availability | null,
  daysOf: (label: Availability) => [number, number] | null,
): Part => ({ quantity, availability, days: availability && daysOf(shippedAs(availability)) });

/** What is left of a discontinued product lies on the shelf, although its label promises nothing. */
const shippedAs = (availability: Availability): Availability =>
  availability === 'discontinued' ? 'in-stock' : availability;

function daysOfLabel(availability: Availability): [number, number] | null {
  const { days } = availabilityRules[availability];
  return days ? [days[0], days[1]] : null;
}
