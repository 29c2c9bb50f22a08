import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';
import { hash } from './hash.ts';

type LifeFacts = Pick<
  FeedRowInput,
  | 'old_part_numbers'
  | 'cancellable_until'
  | 'returnable'
  | 'lead_days_min'
  | 'lead_days_max'
  | 'unspsc'
  | 'country_of_origin'
  | 'released'
>;

/** Families of the UNSPSC by department; finer classes would be guessed. */
const unspsc: Readonly<Record<string, string>> = {
  Fasteners: '31160000',
  'Power transmission': '31170000',
  Sealing: '31180000',
  'Pipe, tubing & hose': '40140000',
  'Hand tools': '27110000',
  'Electrical & lighting': '39120000',
  Safety: '46180000',
  'Material handling': '24100000',
};
const countries = ['US', 'US', 'US', 'DE', 'TW', 'IT', 'MX', 'CA', 'JP'];
const day = 86_400_000;
const firstRelease = Date.UTC(2012, 0, 1);
const daysOfReleases = 5000;

/** Where a demo product comes from, since when it is made and what may be done with an order of it. */
export function lifeFacts(about: {
  sku: string;
  brand: string;
  department: string;
  label: Availability | undefined;
}): LifeFacts {
  const { sku, brand, department, label } = about;
  const madeToOrder = label === 'contact-us-madetoorder';
  const days = label && !madeToOrder ? availabilityRules[label].days : null;
  const released = new Date(firstRelease + (hash(`released:${sku}`) % daysOfReleases) * day);
  return {
    // Before the numbers had dashes; one product in twenty is that old.
    old_part_numbers: hash(`old:${sku}`) % 20 === 0 ? [`${sku.replaceAll('-', '')}/A`] : [],
    cancellable_until: madeToOrder ? 'production' : null,
    returnable: !madeToOrder && label !== 'download',
    lead_days_min: madeToOrder ? 15 : (days?.[0] ?? null),
    lead_days_max: madeToOrder ? 25 : (days?.[1] ?? null),
    unspsc: unspsc[department] ?? null,
    country_of_origin: countries[hash(brand) % countries.length]!,
    released: released.toISOString().slice(0, 10),
  };
}
