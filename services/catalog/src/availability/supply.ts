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
}

/** The label of what is ordered beyond the stock of goods on the shelf; null when nobody brings more. */
function beyondStock({ availability, stated }: SupplyFacts): Availability | null {
  return availability === 'in-stock' && stated && leadTimeLabels.includes(stated) ? stated : null;
}

/**
 * The label of a whole quantity: that of its last part ("quantity matters"). A quantity nobody can bring
 * keeps the product's label; sales says what is short.
 */
export function availabilityOf(facts: SupplyFacts, quantity: number): Availability {
  const isCovered = facts.stock === null || quantity <= facts.stock;
  return isCovered ? facts.availability : (beyondStock(facts) ?? facts.availability);
}

/** Pieces that can be sold from the shelf; null for goods that do not lie on one, or that nobody counts. */
export function onShelf({ availability, stock }: SupplyFacts): number | null {
  return availability === 'in-stock' || availability === 'discontinued' ? stock : null;
}

/**
 * Where a quantity comes from: what lies on the shelf first, then the supplier, then nobody.
 * @param daysOf business days of a label; those the label stands for, unless the product has its own
 */
export function supplyParts(facts: SupplyFacts, quantity: number, daysOf = daysOfLabel): Supply['parts'] {
  const first = Math.min(quantity, onShelf(facts) ?? quantity);
  const parts = [part(first, facts.availability), part(quantity - first, beyondStock(facts))];
  return parts
    .filter((one) => one.quantity > 0)
    .map((one) => ({ ...one, days: one.availability ? daysOf(shippedAs(one.availability)) : null }));
}

const part = (quantity: number, availability: Availability | null) => ({ quantity, availability });

/** What is left of a discontinued product lies on the shelf, although its label promises nothing. */
const shippedAs = (availability: Availability): Availability =>
  availability === 'discontinued' ? 'in-stock' : availability;

function daysOfLabel(availability: Availability): [number, number] | null {
  const { days } = availabilityRules[availability];
  return days ? [days[0], days[1]] : null;
}
