import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import { leadTimeLabels, type Availability } from '@gantry/domain/statuses/availability';

/** What the effective label is computed from. */
export interface AvailabilityFacts {
  /** set by catalog staff, until a moment or for good */
  manual: Availability | null;
  manualUntil: Date | null;
  /** what the feed says */
  stated: Availability | null;
  madeToOrder: boolean;
  /** the lowest active price of any class in minor units; null when there is none */
  lowestPrice: number | null;
  /** pieces on hand and not reserved; null when nobody counts */
  stock: number | null;
  /** what suppliers bring for the shelf and nobody has ordered, the soonest first; counts for counted goods alone */
  inbound: readonly InboundUnits[];
}

/** From this price on, in minor units, a person confirms before the sale. */
const highPriceFrom = 5_000_000;

/**
 * The one effective label of a product, in this order: manual override, unavailable or discontinued,
 * contact-us rules, stock, inbound, supplier lead time, typically in stock, out of stock.
 */
export function deriveAvailability(facts: AvailabilityFacts, now: Date): Availability {
  if (facts.manual && (!facts.manualUntil || facts.manualUntil > now)) return facts.manual;
  const { stated } = facts;
  if (stated === 'unavailable' || stated === 'discontinued') return stated;
  // Not a matter of price or stock: a file, and an add-on that is never sold alone.
  if (stated === 'download' || stated === 'gift') return stated;
  if (stated?.startsWith('contact-us-')) return stated;
  const contact = contactRule(facts);
  if (contact) return contact;
  if (facts.stock !== null && facts.stock > 0) return 'in-stock';
  if (facts.stock !== null && facts.inbound.length > 0) return 'backordered';
  if (stated && leadTimeLabels.includes(stated)) return stated;
  if (facts.stock === 0 || stated === 'out-of-stock') return 'out-of-stock';
  return stated ?? 'contact-us-leadtime';
}

function contactRule(facts: AvailabilityFacts): Availability | null {
  if (facts.lowestPrice === null) return facts.madeToOrder ? 'contact-us-madetoorder' : 'contact-us-noprice';
  return facts.lowestPrice >= highPriceFrom ? 'contact-us-hightprice' : null;
}
