import type { AddressInput } from '@gantry/contracts/schemas/address';

/** An address on one line. */
export function addressLine(address: Partial<AddressInput> | null | undefined): string {
  if (!address) return '';
  const { attention, company, line1, line2, city, region, postalCode, country } = address;
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const parts = [attention, company, line1, line2, place, country === 'US' ? null : country];
  return parts.filter(Boolean).join(' · ');
}
