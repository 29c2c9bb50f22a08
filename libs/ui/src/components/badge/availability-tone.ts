import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';

/** What a status means for the reader: done or at once, waits, needs a person, is over, or is neutral. */
export type Tone = 'good' | 'waiting' | 'ask' | 'bad' | 'neutral' | 'progress';

/** The tone of an availability label, read from its rule: what can be had at once is good, what takes days waits. */
export function availabilityTone(availability: Availability): Tone {
  const { days, inquiry, cart, schemaOrg } = availabilityRules[availability];
  if (schemaOrg === 'OutOfStock' || schemaOrg === 'Discontinued') return 'bad';
  if (availability === 'gift') return 'good';
  if (inquiry) return 'ask';
  if (cart === 'confirm' || days === null || days[1] > 3) return 'waiting';
  return 'good';
}
